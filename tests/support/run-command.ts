import { vi } from 'vitest'
import { run } from '../../src/cli/main.ts'
import type { Environment, Finished } from './production.ts'

/**
 * Runs `vitrine <args>` in this process and returns output and exit code, because starting one
 * takes half a second.
 */
export async function runHere(
  args: string[],
  environment: Environment,
): Promise<Omit<Finished, 'ms'>> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation(chunk => {
      said[stream] += chunk
      return true
    })
  }
  try {
    await run(args)
    return { code: Number(process.exitCode ?? 0), ...said }
  } finally {
    process.exitCode = undefined
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
}
