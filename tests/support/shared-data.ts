import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../shared/data/', import.meta.url)

/**
 * Where a file of other people's test data lies, which some machines have beside the checkout; undefined where
 * there is none. Our own `tests/fixtures/` prove every behaviour; this is tried in addition.
 */
export function sharedFile(path: string): string | undefined {
  const file = fileURLToPath(new URL(path, folder))
  return existsSync(file) ? file : undefined
}

/** The JSON of such a file. */
export function sharedJson<Value>(path: string): Value | undefined {
  const file = sharedFile(path)
  return file && JSON.parse(readFileSync(file, 'utf8'))
}
