/**
 * Runs the commands of docs/operation.md in order, with an installed package, like an operator. Only
 * names of places (files, addresses, times) are replaced. A command that is added to the guide is run
 * as well, and must exit with 0 unless `STEPS` says otherwise.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '#base'
import { startNpmRegistry } from './doubles/npm-registry.ts'
import { startCollector } from './doubles/otlp-collector.ts'
import { S3_KEY, startS3 } from './doubles/s3-server.ts'
import { createDatabase } from './support/databases.ts'
import { commandsOf, mentionsOf } from './support/guide-commands.ts'
import { createInstalledSite } from './support/installed-site.ts'
import { freePort, releasePackage } from './support/production.ts'
import { isInstalled } from './support/proxies.ts'

const repository = join(import.meta.dirname, '..')
const guide = readFileSync(join(repository, 'docs/operation.md'), 'utf8')
const commands = commandsOf(guide)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-guide-'))
const siteFolder = join(folder, 'site')
const packageFolder = join(siteFolder, 'node_modules/vitrine')
/** Environment of the operator. `export` commands add to it. */
const environment: Record<string, string> = {}
const site = createInstalledSite(siteFolder, environment)
const cleanups: (() => Promise<void>)[] = []
/** Names of places in the guide, and those of this test. */
const places = new Map<string, string>()
let collector: Awaited<ReturnType<typeof startCollector>>

beforeAll(async () => {
  const tarball = await releasePackage()
  mkdirSync(siteFolder)
  writeFileSync(join(siteFolder, 'package.json'), '{ "private": true }')
  writeFileSync(join(siteFolder, 'password.txt'), 'ten words on one page')
  const s3 = await startS3({ folder: join(folder, 's3') })
  collector = await startCollector()
  const registry = await startNpmRegistry(repository)
  cleanups.push(s3.stop, collector.stop, registry.stop)
  const port = String(await freePort())
  Object.assign(environment, {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: folder,
    npm_config_registry: registry.url,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    // A package that is not installed is an error, and is not downloaded.
    npm_config_yes: 'false',
    PORT: port,
    DEMO: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    RATE_LIMIT: '0',
    FFMPEG: '0',
    METRICS_TOKEN: 'a token of at least thirty-two characters',
    BACKUP_TO: join(folder, 'backups'),
    BACKUP_AT: 'off',
  })
  for (const [name, place] of Object.entries({
    './vitrine-<version>.tgz': tarball,
    './vitrine-<new version>.tgz': tarball,
    'vitrine-<new version>.tgz': tarball,
    'http://127.0.0.1:3000': `http://127.0.0.1:${port}`,
    'http://collector:4318': collector.url,
    'https://s3.example': s3.endpoint,
    'S3_REGION=eu-1': `S3_REGION=${S3_KEY.region}`,
    'S3_ACCESS_KEY_ID=key': `S3_ACCESS_KEY_ID=${S3_KEY.accessKeyId}`,
    'S3_SECRET_ACCESS_KEY=secret': `S3_SECRET_ACCESS_KEY=${S3_KEY.secretAccessKey}`,
    'postgres://user@host/site': await createDatabase(cleanups),
    'sqlite:/srv/site': `sqlite:${join(folder, 'back')}`,
    's3://bucket/prefix': 's3://site/backups',
    '<new folder>': './simple',
    '<folder>': './simple',
    '2027-01-04T09:00Z': new Date(Date.now() + HOUR).toISOString(),
  }))
    places.set(name, place)
})
afterAll(async () => {
  await site.stop()
  for (const clean of cleanups.reverse()) await clean()
  rmSync(folder, { recursive: true, force: true })
})

const withPlaces = (command: string) =>
  [...places].reduce((text, [name, place]) => text.replaceAll(name, place), command)

/** Preparation and expected result of a command. */
interface Step {
  /** The site runs or is stopped. Otherwise it does not matter. */
  site?: 'running' | 'stopped'
  environment?: () => Record<string, string>
  cwd?: string
  before?: () => Promise<unknown>
  after?: () => unknown
  /** Possible exit codes, if not 0. */
  codes?: number[]
}

/** Commands that cannot run in a test, with a check of their files. */
const NOT_RUN: { command: RegExp; because: string; instead(): unknown }[] = [
  {
    command: /^systemctl reload vitrine$/,
    because: 'needs systemd; tests/deploy-files.test.ts checks the unit, other tests the signal',
    instead: () => {
      const unit = readFileSync(join(packageFolder, 'deploy/vitrine.service'), 'utf8')
      const [, program = ''] = /^ExecStart=\S+ \/opt\/vitrine\/(\S+) start$/m.exec(unit) ?? []
      expect(existsSync(join(siteFolder, program)), program).toBe(true)
      expect(unit).toMatch(/^ExecReload=/m)
    },
  },
  {
    command: /^kubectl apply -k deploy\/kubernetes$/,
    because: 'needs a cluster; tests/deploy-files.test.ts checks the manifests',
    instead: () => expectFile('deploy/kubernetes/kustomization.yaml'),
  },
  {
    command: /^litestream restore -config \/etc\/litestream.yml /,
    because: 'belongs to no Debian release; tests/litestream.server.test.ts plays its part',
    instead: () => expectFile('deploy/litestream.yml'),
  },
  {
    command: /^npm audit$/,
    because: 'asks a service, and is named as insufficient only',
    instead: () => {},
  },
  {
    command: /^trivy sbom node_modules\/vitrine\/sbom.cdx.json$/,
    because: 'downloads a list of vulnerabilities; tests/release.server.test.ts checks the file',
    instead: () => expectFile('sbom.cdx.json'),
  },
  {
    command: /^npm run (vitrine|release)\b/,
    because: 'runs in a checkout; this test packs and signs with the function of “release”',
    instead: () => {
      const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
      expect(scripts).toMatchObject({
        vitrine: 'node bin/vitrine.js',
        release: 'node bin/release.ts',
      })
    },
  },
]
const expectFile = (name: string) => expect(existsSync(join(packageFolder, name)), name).toBe(true)

const STEPS: [RegExp, Step][] = [
  // There are warnings, for example because RATE_LIMIT is off.
  [/^npx vitrine doctor/, { site: 'running', codes: [0, 10] }],
  [/^curl /, { site: 'running' }],
  [/^npx vitrine move --to-database sqlite/, { site: 'stopped', environment: settingsOfMoved }],
  [/^npx vitrine move /, { site: 'stopped' }],
  [/--delete-source/, { before: () => restartWith({ STORAGE: 's3' }) }],
  [/^npx vitrine storage move/, { site: 'running' }],
  [
    /^OTEL_\S+ npx vitrine start/,
    { after: () => expect.poll(() => collector.metrics.length).toBeGreaterThan(0) },
  ],
  [/^npx vitrine backup delete/, { before: nameOldest }],
  [/^npx vitrine backup/, { site: 'running' }],
  [
    /^npx vitrine restore --from/,
    {
      site: 'stopped',
      before: () => expectToWork('npx vitrine backup', { BACKUP_TO: 's3://site/backups' }),
    },
  ],
  [/^npx vitrine restore/, { site: 'stopped' }],
  [/^sha256sum/, { cwd: packageFolder }],
]

async function restartWith(more: Record<string, string>) {
  Object.assign(environment, more)
  await site.start('npx vitrine start')
}

function settingsOfMoved() {
  return { DATABASE_URL: withPlaces('postgres://user@host/site'), STORAGE: 's3' }
}

/** Adds a second backup and lets `<backup>` be the oldest. */
async function nameOldest() {
  await expectToWork('npx vitrine backup')
  const { stdout } = await expectToWork('npx vitrine backup list --json')
  const { backups } = JSON.parse(stdout) as { backups: { name: string }[] }
  expect(backups.length).toBeGreaterThan(1)
  places.set('<backup>', backups.at(-1)?.name ?? '')
}

async function expectToWork(command: string, more: Record<string, string> = {}) {
  const result = await site.run(withoutNpx(command), { environment: more })
  expect(result.code, `${command}\n${result.stdout}${result.stderr}`).toBe(0)
  return result
}

const stepOf = (command: string): Step =>
  STEPS.find(([pattern]) => pattern.test(command))?.[1] ?? {}

/** `npx` costs half a second, and the commands that start the site show that it finds the program. */
const withoutNpx = (line: string) => line.replace(/^npx vitrine /, 'node_modules/.bin/vitrine ')

async function follow(command: string) {
  const step = stepOf(command)
  const line = withPlaces(command)
  const [, exported] = /^export (.*)$/.exec(line) ?? []
  if (exported) {
    const pairs = exported.split(' ').map(pair => pair.split(/=(.*)/))
    for (const [name = '', value = ''] of pairs) environment[name] = value
    return
  }
  if (/ (npx vitrine|node .*vitrine.js) start/.test(` ${line}`)) {
    await site.start(line)
    await step.after?.()
    return
  }
  if (step.site === 'stopped') await site.stop()
  if (step.site === 'running' && !site.isRunning()) await site.start('npx vitrine start')
  await step.before?.()
  const { cwd = siteFolder } = step
  const { code, stdout, stderr } = await site.run(withoutNpx(withPlaces(command)), {
    cwd,
    environment: step.environment?.() ?? {},
  })
  expect(step.codes ?? [0], `${command}\n${stdout}\n${stderr}`).toContain(code)
  await step.after?.()
}

describe('the operator’s guide', () => {
  /** The site of later commands depends on earlier ones. */
  let failed: string | undefined

  for (const { command, section } of commands) {
    const other = NOT_RUN.find(one => one.command.test(command))
    const title = other ? `${command} (not run: ${other.because})` : command
    it(`${section}: ${title}`, async context => {
      if (failed) context.skip(`because this command failed: ${failed}`)
      const [program = ''] = command.split(' ').filter(word => !word.includes('='))
      if (!other && !isInstalled(program)) context.skip(`${program} is not installed`)
      failed = command
      await (other ? other.instead() : follow(command))
      failed = undefined
    })
  }

  it('has commands in each chapter, and the test has no step for a command that is gone', () => {
    const sections = new Set(commands.map(one => one.section))
    for (const section of ['Install', 'Workers', 'Back up', 'Restore', 'Upgrade', 'Accounts']) {
      expect(sections).toContain(section)
    }
    const patterns = [...STEPS.map(([pattern]) => pattern), ...NOT_RUN.map(one => one.command)]
    const isUsed = (pattern: RegExp) => commands.some(({ command }) => pattern.test(command))
    expect(patterns.filter(pattern => !isUsed(pattern))).toEqual([])
  })

  it('names only commands in its text that it also shows', () => {
    const shown = commands.map(({ command }) => command)
    const unknown = mentionsOf(guide).filter(
      mention => !shown.some(command => command.includes(`npx vitrine ${mention}`)),
    )
    expect(unknown).toEqual([])
  })

  it('names only files of the package', () => {
    const files = [...guide.matchAll(/`(deploy\/[\w./-]+)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter(file => !existsSync(join(packageFolder, file)))).toEqual([])
  })
})
