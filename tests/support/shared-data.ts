import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../shared/data/', import.meta.url)

/**
 * Path of a third-party test file outside of the repository; undefined if missing. The fixtures in
 * `tests/fixtures/` are sufficient; these are additional.
 */
export function sharedFile(path: string): string | undefined {
  const file = fileURLToPath(new URL(path, folder))
  return existsSync(file) ? file : undefined
}

/** Parsed JSON of such a file. */
export function sharedJson<Value>(path: string): Value | undefined {
  const file = sharedFile(path)
  return file && JSON.parse(readFileSync(file, 'utf8'))
}
