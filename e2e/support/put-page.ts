import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dataDir = process.env.E2E_DATA_DIR ?? ''

/** Runs a `vitrine` command on the site under test, in a process of its own. */
export function vitrine(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const command = join(import.meta.dirname, '../../bin/vitrine.js')
  return execFileSync(process.execPath, [command, ...args], { env, encoding: 'utf8' })
}

/** Publishes a page made of these nodes. */
export function putPage(path: string, content: { type: string; props: Record<string, unknown> }[]) {
  const file = join(dataDir, `page-${crypto.randomUUID()}.json`)
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'Test page' } }, content }
  writeFileSync(file, JSON.stringify(document))
  vitrine('page', 'put', path, file)
  rmSync(file)
}
