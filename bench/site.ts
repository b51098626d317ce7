import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Checkout that is measured: this one, or another commit for `--compare`. */
export const root = process.env.BENCH_ROOT ?? join(import.meta.dirname, '..')
/** Production build. */
export const commandFile = join(root, 'bin/vitrine.js')

export interface Site {
  url: string
  dataDir: string
  pid: number
  /** Milliseconds from process start to the first response. */
  coldStartMs: number
  run(...args: string[]): string
  /** Like `run`, with standard input. */
  feed(input: string, ...args: string[]): string
  stop(): Promise<void>
}

/** Starts a production server with its own data folder. */
export async function startSite(
  options: {
    dataDir?: string
    env?: Record<string, string>
    /** Arguments of Node, such as `--cpu-prof`. */
    nodeArguments?: string[]
    /** Checkout whose build is started. */
    root?: string
  } = {},
): Promise<Site> {
  const command = options.root ? join(options.root, 'bin/vitrine.js') : commandFile
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    ...options.env,
  }
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...(options.nodeArguments ?? []), command, 'start'], {
    env,
    stdio: 'ignore',
  })
  try {
    await waitUntilReady(url, child)
  } catch (error) {
    await stop(child)
    throw error
  }
  const coldStartMs = performance.now() - startedAt
  const feed = (input: string, ...args: string[]) => {
    const options = { env, input, encoding: 'utf8', maxBuffer: 1e9 } as const
    const done = spawnSync(process.execPath, [command, ...args], options)
    if (done.status !== 0) throw new Error(`vitrine ${args.join(' ')}: ${done.stderr}`)
    return done.stdout
  }
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    coldStartMs,
    run: (...args) => feed('', ...args),
    feed,
    stop: () => stop(child),
  }
}

export function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true })
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

async function waitUntilReady(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    const answered = await fetch(`${url}/readyz`).then(
      response => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error('the server is not ready after 30 s')
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
