import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Finished, markRunning, until } from './production.ts'

/** Much longer than any command takes: a command that reaches it hangs. */
const COMMAND_MS = 90_000
const START_MS = 90_000
const STOP_MS = 40_000

/** A folder with an installed package, in which commands run like those of an operator. */
export function createInstalledSite(folder: string, environment: Record<string, string>) {
  let server: { child: ChildProcess; closed: Promise<unknown>; output(): string } | undefined

  /** Starts a process group, because `npx` starts the program as another process. */
  function launch(command: string, cwd = folder, more: Record<string, string> = {}) {
    const env = { ...environment, ...more }
    const child = spawn('sh', ['-c', command], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', part => {
        printed[stream] += part
      })
    }
    const unmark = markRunning(`group-${child.pid}`)
    return { child, printed, closed: once(child, 'close').finally(unmark) }
  }

  /** Ends the group after `ms`. The output is closed when all of its processes have ended. */
  async function closedWithin(ms: number, child: ChildProcess, closed: Promise<unknown>) {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      signal(child, 'SIGKILL')
    }, ms)
    await closed
    clearTimeout(timer)
    return !isLate
  }

  function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
    try {
      if (pid) process.kill(-pid, name)
    } catch {
      // All processes of the group have ended.
    }
  }

  const site = {
    isRunning: () => server !== undefined,
    async run(
      command: string,
      options: { cwd?: string; environment?: Record<string, string>; withinMs?: number } = {},
    ): Promise<Finished> {
      const startedAt = performance.now()
      const { withinMs = COMMAND_MS } = options
      const { child, printed, closed } = launch(command, options.cwd, options.environment)
      if (!(await closedWithin(withinMs, child, closed))) {
        const { stdout, stderr } = printed
        throw new Error(`not ended after ${withinMs} ms: ${command}\n${stdout}${stderr}`)
      }
      return { code: child.exitCode, ...printed, ms: performance.now() - startedAt }
    },
    /** Runs a command that serves, until it is ready. */
    async start(command: string) {
      await site.stop()
      const { child, printed, closed } = launch(command)
      const output = () => printed.stdout + printed.stderr
      server = { child, closed, output }
      const isReady = async () => {
        if (child.exitCode !== null) throw new Error(`${command} ended: ${output()}`)
        const url = `http://127.0.0.1:${environment.PORT}/readyz`
        const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(
          () => undefined,
        )
        return answer?.ok ?? false
      }
      await until(`${command} is ready`, isReady, START_MS).catch(async error => {
        await site.stop()
        throw new Error(`${error.message}\n${output()}`)
      })
    },
    /** Ends the site like a service manager. Returns its output. */
    async stop(): Promise<string> {
      if (!server) return ''
      const { child, closed, output } = server
      server = undefined
      signal(child, 'SIGTERM')
      if (await closedWithin(STOP_MS, child, closed)) return output()
      throw new Error(`the site did not stop within ${STOP_MS} ms:\n${output()}`)
    },
  }
  return site
}
