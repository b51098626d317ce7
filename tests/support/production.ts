import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const SOURCES = ['bin', 'demo', 'src', 'package.json', 'package-lock.json', 'vite.config.ts']
/** What a production process reads. */
const BUILT = ['bin', 'dist', 'demo/media', 'package.json']

/** The sources in a folder of their own, with the repository's packages: what happens there disturbs nobody. */
export function copySources(folder: string, more: string[] = []) {
  copyInto(folder, [...SOURCES, ...more])
}

function copyInto(folder: string, names: string[]) {
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    cpSync(join(repository, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
}

/**
 * The root of a production build of the sources as they are: a copy of the repository's own, which is built where it
 * is too old; made once per run.
 */
export async function productionRoot(): Promise<string> {
  const folder = inject('productionFolder')
  const root = join(folder, 'site')
  const outcome = join(folder, 'outcome')
  if (isFirst(folder)) {
    const build = [join(repository, 'bin/build.js'), '--quiet', '--if-old']
    const { code, stderr } = await runNode(build)
    if (code === 0) {
      copyInto(root, BUILT)
      // The media beside it were copied a moment ago.
      writeFileSync(join(root, 'dist/built'), String(Date.now()))
    }
    writeFileSync(outcome, code === 0 ? 'built' : stderr)
  }
  while (!existsSync(outcome)) await wait(50)
  if (!existsSync(join(root, 'dist/built'))) throw new Error(readFileSync(outcome, 'utf8'))
  return root
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'claimed'))
    return true
  } catch {
    return false
  }
}

export type Environment = Record<string, string | undefined>

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
  ms: number
}

/** Runs `vitrine <args>` in a process of its own. */
export async function vitrine(args: string[], env: Environment): Promise<Finished> {
  return runNode([join(await productionRoot(), 'bin/vitrine.js'), ...args], env)
}

/** What takes longer than `mostMs` hangs: it is ended, and has no exit code. */
export async function runNode(
  args: string[],
  env: Environment = {},
  mostMs = 200_000,
): Promise<Finished> {
  const startedAt = performance.now()
  const child = spawnNode(args, env)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', chunk => {
    stdout += chunk
  })
  child.stderr.on('data', chunk => {
    stderr += chunk
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs)
  await once(child, 'close')
  clearTimeout(timer)
  return { code: child.exitCode, stdout, stderr, ms: performance.now() - startedAt }
}

/** Node with nothing of the test runner's environment that a command would notice. */
export function spawnNode(args: string[], env: Environment = {}) {
  const { NODE_ENV: _, VITEST: __, DEV: ___, NODE_OPTIONS: ____, ...own } = process.env
  return spawn(process.execPath, args, { env: { ...own, ...env }, stdio: 'pipe' })
}

/** `vitrine start` on a free port, answering, of the run's production build or by another command; `kill` is SIGKILL. */
export async function startProduction(env: Environment, command?: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const file = command ?? join(await productionRoot(), 'bin/vitrine.js')
  const child = spawnNode([file, 'start'], {
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    DEMO: '0',
    // Who prepares films says so: looking for it takes as long as many a test.
    FFMPEG: '0',
    ...env,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  // Whoever fails before stopping it leaves it to the end of the run.
  const mark = join(inject('productionFolder'), `running-${child.pid}`)
  writeFileSync(mark, '')
  const exited = once(child, 'exit').finally(() => rmSync(mark, { force: true }))
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`)
    await wait(25)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return {
    url,
    port,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

/** Asks again and again until the answer is yes; fails with what was waited for. */
export async function until(what: string, check: () => Promise<boolean>, withinMs: number) {
  const endsAt = Date.now() + withinMs
  while (!(await check())) {
    if (Date.now() > endsAt) throw new Error(`not within ${withinMs} ms: ${what}`)
    await wait(20)
  }
}
