import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
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
/** Files that a production process needs. */
const BUILT = ['bin', 'dist', 'demo/media', 'package.json']

/** Copies the sources with linked packages to a separate folder. */
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

/** Root of a current production build, copied from the repository or built; once per run. */
export async function productionRoot(): Promise<string> {
  const folder = inject('productionFolder')
  const root = join(folder, 'site')
  const outcome = join(folder, 'outcome')
  if (isFirst(folder, 'claimed')) {
    const build = [join(repository, 'bin/build.js'), '--quiet', '--if-old']
    const { code, stderr } = await runNode(build)
    if (code === 0) {
      copyInto(root, BUILT)
      // The copied media have a newer time than the build.
      writeFileSync(join(root, 'dist/built'), String(Date.now()))
    }
    writeFileSync(outcome, code === 0 ? 'built' : stderr)
  }
  while (!existsSync(outcome)) await wait(50)
  if (!existsSync(join(root, 'dist/built'))) throw new Error(readFileSync(outcome, 'utf8'))
  return root
}

/** The installable package of `productionRoot`, signed with a new key; once per run. */
export async function releasePackage(): Promise<string> {
  const root = await productionRoot()
  const folder = inject('productionFolder')
  const outcome = join(folder, 'release-outcome')
  if (isFirst(folder, 'release-claimed')) {
    const { makeRelease } = await import('../../bin/release.ts')
    const { privateKey } = generateKeyPairSync('ed25519')
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const finish = (result: { tarball: string } | { problem: string }) => {
      writeFileSync(`${outcome}.new`, JSON.stringify(result))
      renameSync(`${outcome}.new`, outcome)
    }
    try {
      finish({ tarball: makeRelease(root, join(folder, 'release'), key) })
    } catch (error) {
      finish({ problem: String(error) })
    }
  }
  while (!existsSync(outcome)) await wait(50)
  const { tarball, problem } = JSON.parse(readFileSync(outcome, 'utf8'))
  if (problem) throw new Error(problem)
  return tarball
}

function isFirst(folder: string, claim: string): boolean {
  try {
    mkdirSync(join(folder, claim))
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

/** Runs `vitrine <args>` in a child process. */
export async function vitrine(args: string[], env: Environment): Promise<Finished> {
  return runNode([join(await productionRoot(), 'bin/vitrine.js'), ...args], env)
}

/** Kills the process after `mostMs`; the exit code is then missing. */
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

/** Runs Node without environment variables of the test runner. */
export function spawnNode(args: string[], env: Environment = {}, node = process.execPath) {
  const {
    NODE_ENV: _,
    VITEST: __,
    DEV: ___,
    NODE_OPTIONS: ____,
    PROCESSOR_RECORD: _____,
    ...own
  } = process.env
  return spawn(node, args, { env: { ...own, ...env }, stdio: 'pipe' })
}

/**
 * Starts `vitrine start` on a free port with the run's production build or another command; `kill`
 * sends SIGKILL.
 */
export async function startProduction(env: Environment, command?: string, node?: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const file = command ?? join(await productionRoot(), 'bin/vitrine.js')
  const environment = {
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    DEMO: '0',
    // Video processing is off, because detecting the tools is slow.
    FFMPEG: '0',
    ...env,
  }
  const child = spawnNode([file, 'start'], environment, node)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const unmark = markRunning(`${child.pid}`)
  const exited = once(child, 'exit').finally(unmark)
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
    pid: child.pid ?? 0,
    output: () => output,
    exitCode: () => child.exitCode,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/**
 * Processes that a failed test leaves behind are ended after the run: one, or with `group-` before its
 * number, its process group. Returns a function for the end of the process.
 */
export function markRunning(name: string): () => void {
  const mark = join(inject('productionFolder'), `running-${name}`)
  writeFileSync(mark, '')
  return () => rmSync(mark, { force: true })
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

/** Polls until true; fails with the description. */
export async function until(what: string, check: () => Promise<boolean>, withinMs: number) {
  const endsAt = Date.now() + withinMs
  while (!(await check())) {
    if (Date.now() > endsAt) throw new Error(`not within ${withinMs} ms: ${what}`)
    await wait(20)
  }
}
