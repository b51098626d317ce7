import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, productionRoot, spawnNode } from '../../support/production.ts'

export interface CopyOptions {
  /** Its own folder for temporary files and the mail folder. */
  dataDir: string
  environment: Record<string, string>
  /** Moves the clock of the process by this many milliseconds. */
  clockOffsetMs?: number
  /** Another build, for upgrades. */
  root?: string
  args?: string[]
}

export interface Copy {
  port: number
  url: string
  pid: number
  output(): string
  isRunning(): boolean
  isReady(): Promise<boolean>
  untilReady(withinMs?: number): Promise<void>
  /** SIGSTOP and SIGCONT. */
  pause(): void
  resume(): void
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts `vitrine start` without waiting until it is ready. */
export async function startCopy(options: CopyOptions): Promise<Copy> {
  const { dataDir, environment, clockOffsetMs = 0, args = [] } = options
  mkdirSync(dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const root = options.root ?? (await productionRoot())
  const child = spawnNode([join(root, 'bin/vitrine.js'), 'start', ...args], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DEMO: '0',
    FFMPEG: '0',
    ...environment,
    ...(clockOffsetMs === 0 ? {} : { NODE_OPTIONS: `--import=${moveClock(clockOffsetMs)}` }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const exited = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      answer => answer.ok,
      () => false,
    )
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning()) child.kill(signal)
    await exited
  }
  return {
    port,
    url,
    pid: child.pid ?? 0,
    output: () => output,
    isRunning,
    isReady,
    async untilReady(withinMs = 60_000) {
      const endsAt = Date.now() + withinMs
      while (!(await isReady())) {
        if (!isRunning()) throw new Error(`the copy ended: ${output.slice(-2000)}`)
        if (Date.now() > endsAt) throw new Error(`the copy is not ready: ${output.slice(-2000)}`)
        await wait(50)
      }
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** A module that moves `Date` and leaves timers and `performance` alone, like a wrong system clock. */
function moveClock(offsetMs: number): string {
  const source = `
    const Original = Date
    const now = () => Original.now() + ${offsetMs}
    globalThis.Date = new Proxy(Original, {
      construct: (target, args, type) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, type === globalThis.Date ? target : type),
      apply: () => new Original(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })`
  return `data:text/javascript,${encodeURIComponent(source)}`
}

/** Runs a program until it ends; for tools of the system such as `mount`. */
export async function runProgram(command: string, args: readonly string[]): Promise<boolean> {
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore' })
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error').then(() => [1])])
  return code === 0
}
