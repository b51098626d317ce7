/**
 * Runs the commands of docs/operation.md in order, with an installed package, like an operator. Only
 * names of places (files, addresses, ports) are replaced.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRelease } from '../bin/release.ts'
import { startCollector } from './doubles/otlp-collector.ts'
import { S3_KEY, type S3Double, startS3 } from './doubles/s3-server.ts'
import { createDatabase } from './support/databases.ts'
import { commandsOf } from './support/guide-commands.ts'
import { type Finished, freePort, productionRoot, until } from './support/production.ts'

const guide = readFileSync(join(import.meta.dirname, '../docs/operation.md'), 'utf8')
const commands = commandsOf(guide)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-guide-'))
const site = join(folder, 'site')
const cleanups: (() => Promise<void>)[] = []
let environment: Record<string, string> = {}
let replaced: [string, string][] = []
let s3: S3Double
let server: ChildProcess | undefined

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const tarball = makeRelease(await productionRoot(), join(folder, 'release'), key)
  mkdirSync(site)
  writeFileSync(join(site, 'package.json'), '{ "private": true }')
  writeFileSync(join(site, 'password.txt'), 'ten words on one page')
  s3 = await startS3({ folder: join(folder, 's3') })
  const collector = await startCollector()
  const port = String(await freePort())
  const postgres = await createDatabase(cleanups)
  cleanups.push(s3.stop, async () => void (await collector.stop()))
  environment = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: folder,
    npm_config_cache: execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], {
      encoding: 'utf8',
    }).trim(),
    npm_config_prefer_offline: 'true',
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    FFMPEG: '0',
    METRICS_TOKEN: 'a token of at least thirty-two characters',
    BACKUP_TO: join(folder, 'backups'),
    BACKUP_AT: 'off',
  }
  replaced = [
    ['./vitrine-<version>.tgz', tarball],
    ['./vitrine-<new version>.tgz', tarball],
    ['vitrine-<new version>.tgz', tarball],
    ['http://127.0.0.1:3000', `http://127.0.0.1:${port}`],
    ['http://collector:4318', collector.url],
    ['https://s3.example', s3.endpoint],
    ['S3_REGION=eu-1', `S3_REGION=${S3_KEY.region}`],
    ['S3_ACCESS_KEY_ID=key', `S3_ACCESS_KEY_ID=${S3_KEY.accessKeyId}`],
    ['S3_SECRET_ACCESS_KEY=secret', `S3_SECRET_ACCESS_KEY=${S3_KEY.secretAccessKey}`],
    ['postgres://user@host/site', postgres],
    ['sqlite:/srv/site', `sqlite:${join(folder, 'back')}`],
    ['s3://bucket/prefix', 's3://site/backups'],
    ['restore <folder>', 'restore ./simple'],
  ]
})
afterAll(async () => {
  await stop()
  for (const clean of cleanups.reverse()) await clean()
  rmSync(folder, { recursive: true, force: true })
})

const withPlaces = (command: string) =>
  replaced.reduce((text, [from, to]) => text.replaceAll(from, to), command)

async function run(command: string, more: Record<string, string> = {}): Promise<Finished> {
  const startedAt = performance.now()
  const child = spawn('sh', ['-c', command], {
    cwd: command.startsWith('sha256sum') ? join(site, 'node_modules/vitrine') : site,
    env: { ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', part => {
    stdout += part
  })
  child.stderr.on('data', part => {
    stderr += part
  })
  const [code] = await once(child, 'close')
  return { code, stdout, stderr, ms: performance.now() - startedAt }
}

async function start(command: string) {
  await stop()
  let output = ''
  // A group of its own, because npx starts the program as another process.
  const child = spawn('sh', ['-c', command], { cwd: site, env: environment, detached: true })
  server = child
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', part => {
      output += part
    })
  }
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`)
    const url = `http://127.0.0.1:${environment.PORT}/readyz`
    return fetch(url).then(
      answer => answer.ok,
      () => false,
    )
  }
  await until('the server is ready', isReady, 120_000)
}

async function stop() {
  if (!server?.pid || server.exitCode !== null) return
  const ended = once(server, 'exit')
  process.kill(-server.pid, 'SIGTERM')
  await ended
  server = undefined
}

/** What a command needs besides the environment of the site, and how it may end. */
interface Needs {
  /** The site runs, or is stopped. Otherwise it does not matter. */
  site?: 'running' | 'stopped'
  environment?: () => Record<string, string>
  before?: () => Promise<unknown>
  after?: () => void
  codes?: number[]
}

const needs: [RegExp, Needs][] = [
  // Nothing outside of this machine can be reached, so there may be warnings and errors.
  [/ doctor/, { codes: [0, 1, 10] }],
  [/^curl/, { site: 'running' }],
  [/move --to-database sqlite/, { site: 'stopped', environment: moved }],
  [/move --to-database/, { site: 'stopped' }],
  [
    /--delete-source/,
    {
      environment: () => ({ STORAGE: 'disk' }),
      after: () => {
        environment.STORAGE = 's3'
      },
    },
  ],
  [/ storage check/, { environment: () => ({ STORAGE: 's3' }) }],
  [
    /restore --from/,
    {
      site: 'stopped',
      before: () => run('npx vitrine backup', { BACKUP_TO: 's3://site/backups' }),
    },
  ],
  [/restore \.\/simple/, { site: 'stopped', before: () => run('npx vitrine backup ./simple') }],
  [/ restore/, { site: 'stopped' }],
  [/^npx vitrine backup delete/, { before: nameOldest }],
]

function moved() {
  const { DATABASE_URL } = { DATABASE_URL: withPlaces('postgres://user@host/site') }
  return { DATABASE_URL, STORAGE: 's3' }
}

/** Lets `<backup>` stand for the oldest one. */
async function nameOldest() {
  const { stdout } = await run('npx vitrine backup list --json')
  const { backups } = JSON.parse(stdout) as { backups: { name: string }[] }
  replaced.push(['<backup>', backups.at(-1)?.name ?? ''])
}

it('finds the commands of each chapter', () => {
  expect(commands.length).toBeGreaterThan(35)
  for (const section of ['Install', 'Workers', 'Back up', 'Restore', 'Upgrade', 'Accounts']) {
    expect(
      commands.map(one => one.section),
      section,
    ).toContain(section)
  }
})

it('every command of the operator’s guide works in the order of the guide', async () => {
  for (const { command, section } of commands) {
    const what = `${section}: ${command}`
    const exported = /^export (.*)$/.exec(withPlaces(command))?.[1]
    if (exported !== undefined) {
      for (const pair of exported.split(' ')) {
        const [name = '', value = ''] = pair.split(/=(.*)/)
        environment[name] = value
      }
      continue
    }
    if (/npx vitrine start/.test(command)) {
      await start(withPlaces(command))
      continue
    }
    const found = needs.find(([pattern]) => pattern.test(withPlaces(command)))?.[1] ?? {}
    if (found.site === 'stopped') await stop()
    if (found.site === 'running' && !server) await start('npx vitrine start')
    await found.before?.()
    const { code, stdout, stderr } = await run(withPlaces(command), found.environment?.())
    expect(found.codes ?? [0], `${what}\n${stdout}\n${stderr}`).toContain(code)
    found.after?.()
  }
}, 600_000)
