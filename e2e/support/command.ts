import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const command = join(import.meta.dirname, '../../bin/vitrine.js')

/** Runs a `vitrine` command on the test site or another in a child process. Returns its output. */
export function vitrine(
  args: string[],
  {
    dataDir = process.env.E2E_DATA_DIR ?? '',
    env = {},
    input = '',
  }: {
    dataDir?: string | undefined
    env?: Record<string, string> | undefined
    input?: string
  } = {},
): string {
  const all = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }
  return execFileSync(process.execPath, [command, ...args], { env: all, input, encoding: 'utf8' })
}
