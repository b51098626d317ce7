import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const command = join(import.meta.dirname, '../../bin/vitrine.js')

/** Runs a `vitrine` command on the test site or another in a child process. Returns its output. */
export function vitrine(
  args: string[],
  { dataDir = process.env.E2E_DATA_DIR ?? '', input = '' } = {},
): string {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  return execFileSync(process.execPath, [command, ...args], { env, input, encoding: 'utf8' })
}
