import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createSecureServer as createHttp2Server } from 'node:http2'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base'
import { addToOutbox } from '#db'
import { CHECKS, checkTexts } from '../src/server/checks/index.ts'
import { startS3 } from './doubles/s3-server.ts'
import { startSmtp } from './doubles/smtp.ts'
import { copyMigratedFile, createDatabase, describeDatabases } from './support/databases.ts'
import type { Environment } from './support/production.ts'
import { runHere } from './support/run-command.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const certificate = join(import.meta.dirname, 'fixtures/expired-certificate')

interface Report {
  errors: number
  warnings: number
  checks: {
    id: string
    state: string
    findings: { state: string; text: string; todo?: string }[]
  }[]
}

/** Runs one check of a site. */
async function examine(only: string, environment: Environment) {
  const { code, stdout } = await runHere(['doctor', '--only', only, '--json'], environment)
  const report: Report = JSON.parse(stdout)
  const findings = report.checks[0]?.findings ?? []
  return { code, findings, text: findings.map(one => `${one.text} ${one.todo ?? ''}`).join('\n') }
}

/** A server that answers like a proxy of a site. */
async function serve(answer: RequestListener, tls?: { key: string; cert: string }) {
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const scheme = tls ? 'https' : 'http'
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`
}

describe('vitrine doctor', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(root, 'site-'))
  })

  it('checks a stopped site, prints a line for each finding and what to do', async () => {
    copyMigratedFile(dataDir)
    const { code, stdout } = await runHere(['doctor'], { DATA_DIR: dataDir, PORT: '9' })
    expect(code).toBe(10)
    expect(stdout).toMatch(/^Vitrine \d+\.\d+\.\d+, http:\/\/localhost:9, /)
    expect(stdout).toMatch(/^ok {7}Database \(database\): SQLite 3\.\d+/m)
    expect(stdout).toMatch(/^WARNING {2}Public URL .*ECONNREFUSED\n {9}→ Start the site/m)
    expect(stdout).toMatch(/^Errors: 0, warnings: 1, notes: \d+\.\n$/m)
    for (const { id } of CHECKS) expect(stdout).toContain(`(${id}): `)
  })

  it('creates nothing where no site is', async () => {
    const { findings } = await examine('database', { DATA_DIR: dataDir })
    expect(findings).toMatchObject([{ state: 'note', text: 'There is no site in DATA_DIR yet.' }])
    expect(readdirSync(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
    const { code, stdout } = await runHere(['doctor', '--only', 'storage,disk'], {
      DATA_DIR: dataDir,
    })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^ERROR {4}Disk .* cannot be read \(ENOENT\)/m)
    expect(existsSync(dataDir)).toBe(false)
  })

  it('reports an unreachable database and goes on', async () => {
    const database = 'postgres://ada:secret@127.0.0.1:9/site'
    const environment = { DATA_DIR: dataDir, DATABASE_URL: database }
    const { code, stdout } = await runHere(['doctor', '--only', 'database,jobs,disk'], environment)
    expect(code).toBe(1)
    expect(stdout).toMatch(/ERROR .*Cannot reach the database at 127.0.0.1:9\/site: .*ECONNREFUSED/)
    expect(stdout).toMatch(/GB are free/)
    expect(stdout).not.toContain('secret')
  })

  it('finds damage in the file of SQLite', async () => {
    copyMigratedFile(dataDir)
    const file = join(dataDir, 'vitrine.db')
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 40_960, 81_920)
    writeFileSync(file, bytes)
    const { code, text } = await examine('database', { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(text).toMatch(/The database is damaged: .*vitrine restore/)
  })

  it('reports pending migrations, and those of a newer version', async () => {
    copyMigratedFile(dataDir)
    const change = (statement: string) => {
      const database = new DatabaseSync(join(dataDir, 'vitrine.db'))
      database.exec(statement)
      database.close()
    }
    change(`delete from migrations where name = '0560-cdn-position'`)
    const pending = await examine('database', { DATA_DIR: dataDir })
    expect(pending).toMatchObject({ code: 10 })
    expect(pending.text).toMatch(/lacks 1 change .*\(migrations\)\. .*vitrine upgrade/)
    change(`insert into migrations values ('0560-cdn-position', 0, 0), ('9999-tomorrow', 0, 0)`)
    const newer = await examine('database', { DATA_DIR: dataDir })
    expect(newer.text).toMatch(
      /A newer version of Vitrine has changed the database \(1 migration\)/,
    )
    expect(newer.code).toBe(0)
    change(`update migrations set breaks = 1 where name = '9999-tomorrow'`)
    expect(await examine('database', { DATA_DIR: dataDir })).toMatchObject({ code: 1 })
  })

  it('reports a folder that cannot be written to, and a readable secret', async () => {
    expect(await examine('permissions', { DATA_DIR: '/proc' })).toMatchObject({ code: 1 })
    writeFileSync(join(dataDir, 'secret'), 'x', { mode: 0o600 })
    expect(await examine('permissions', { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  })

  it('reports a wrong password of the mail server, and sends nothing', async () => {
    const smtp = await startSmtp(0, { password: 'right' })
    onTestFinished(smtp.stop)
    const urlWith = (password: string) => smtp.url.replace('//', `//site:${password}@`)
    const wrong = await examine('mail', { DATA_DIR: dataDir, SMTP_URL: urlWith('wrong') })
    expect(wrong.code).toBe(1)
    expect(wrong.text).toMatch(/refuses the user name or the password.*SMTP_URL/)
    const right = await examine('mail', { DATA_DIR: dataDir, SMTP_URL: urlWith('right') })
    expect(right).toMatchObject({ code: 0, findings: [{ state: 'ok' }] })
    expect(smtp.mails).toEqual([])
    const gone = await examine('mail', { DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(gone.text).toMatch(/127\.0\.0\.1:9 cannot be reached: .*ECONNREFUSED/)
  })

  it('says that mails are only written to a folder', async () => {
    const { code, text } = await examine('mail', { DATA_DIR: dataDir })
    expect(code).toBe(0)
    expect(text).toMatch(/written to .*\/mail and reach nobody\. Set SMTP_URL/)
    const shop = { DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example' }
    expect((await examine('mail', shop)).findings).toMatchObject([{ state: 'warning' }])
  })

  it('reports a storage that refuses, and one with a wrong key', async () => {
    const s3 = await startS3({ folder: join(dataDir, 's3') })
    onTestFinished(s3.stop)
    const environment = { DATA_DIR: dataDir, ...s3.environment }
    expect(await examine('storage', environment)).toMatchObject({ code: 0 })
    expect(await s3.bucket.keys()).toEqual([])
    s3.behave('forbidden')
    expect(await examine('storage', environment)).toMatchObject({ code: 1 })
    s3.behave('works')
    const wrongKey = { ...environment, S3_SECRET_ACCESS_KEY: 'wrong' }
    const wrong = await examine('storage', wrongKey)
    expect(wrong.text).toMatch(/cannot be stored \(S3\).*endpoint, bucket, region/)
  })

  it('reports an expired certificate', async () => {
    const [key, cert] = ['key.pem', 'certificate.pem'].map(name =>
      readFileSync(join(certificate, name), 'utf8'),
    )
    const url = await serve((_, answer) => answer.end(), { key: key ?? '', cert: cert ?? '' })
    const { code, text } = await examine('certificate', { DATA_DIR: dataDir, PUBLIC_URL: url })
    expect(code).toBe(1)
    expect(text).toMatch(/Test authority expired \d+ days ago.* Renew it at once/)
  })

  it('hints at HTTP/2 if the public URL offers HTTP/1.1 only', async () => {
    const [key, cert] = ['key.pem', 'certificate.pem'].map(name =>
      readFileSync(join(certificate, name), 'utf8'),
    )
    const answer: RequestListener = (request, response) => {
      const seen = { peer: '::1', protocol: 'https', host: request.headers.host }
      response.end(JSON.stringify({ status: 'ok', seen }))
    }
    const url = await serve(answer, { key: key ?? '', cert: cert ?? '' })
    const old = await examine('site', { DATA_DIR: dataDir, PUBLIC_URL: url })
    expect(old).toMatchObject({ code: 0, findings: [{ state: 'note' }] })
    expect(old.text).toMatch(/HTTP\/1\.1 only.*Turn on HTTP\/2 in the proxy/)
    const second = createHttp2Server({ key, cert, allowHTTP1: true }, (request, response) =>
      answer(request as never, response as never),
    ).listen(0, '127.0.0.1')
    await once(second, 'listening')
    onTestFinished(() => void second.close())
    const { port } = second.address() as AddressInfo
    const environment = { DATA_DIR: dataDir, PUBLIC_URL: `https://localhost:${port}` }
    expect((await examine('site', environment)).findings).toMatchObject([{ state: 'ok' }])
  })

  it('reports a clock that is off', async () => {
    const url = await serve((_, answer) => {
      answer.setHeader('date', new Date(Date.now() + 5 * MINUTE).toUTCString())
      answer.end()
    })
    const { code, text } = await examine('clock', { DATA_DIR: dataDir, PUBLIC_URL: url })
    expect(code).toBe(1)
    expect(text).toMatch(/differ by (299|300|301) seconds/)
  })

  it('reports another program and a redirect at the public URL', async () => {
    const other = await serve((_, answer) => answer.end('Welcome to nginx'))
    const wrong = await examine('site', { DATA_DIR: dataDir, PUBLIC_URL: other })
    expect(wrong.text).toMatch(/something other than this site answers/)
    const moved = await serve((_, answer) =>
      answer.writeHead(301, { location: 'https://www.example.com/' }).end(),
    )
    const redirect = await examine('site', { DATA_DIR: dataDir, PUBLIC_URL: moved })
    expect(redirect.text).toMatch(/redirects to https:\/\/www\.example\.com\//)
  })

  it('reports a proxy that does not reach the site, as while it is stopped', async () => {
    const proxy = await serve((_, answer) => answer.writeHead(502).end('Bad Gateway'))
    const { code, text } = await examine('site', { DATA_DIR: dataDir, PUBLIC_URL: proxy })
    expect(code).toBe(10)
    expect(text).toMatch(/does not reach the site \(status 502\)\. Start the site/)
  })

  it('compares WORKERS with the cores of its machine', async () => {
    const { text } = await examine('memory', { DATA_DIR: dataDir, WORKERS: '256' })
    expect(text).toMatch(/WORKERS is 256, but this machine has \d+ cores?\./)
  })

  it('reports unsafe settings of a public site', async () => {
    const { code, text } = await examine('environment', {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://shop.example',
      RATE_LIMIT: '0',
      DEV: '1',
      METRICS_TOKEN: 'abc',
      SECRET_KEY: 'short',
      BACKUP_TO: dataDir,
      BACKUP_KEY: 'short',
    })
    expect(code).toBe(1)
    for (const name of ['RATE_LIMIT', 'DEV', 'METRICS_TOKEN', 'SECRET_KEY', 'BACKUP_KEY']) {
      expect(text).toContain(name)
    }
  })

  it('refuses the name of an unknown check', async () => {
    const { code, stderr } = await runHere(['doctor', '--only', 'nothing'], { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^There is no check "nothing": choose of database, .*\n$/)
  })
})

describeDatabases('checks of a running site', openDatabase => {
  it('reaches it by its public URL, also through a proxy, and sees untrusted headers', async () => {
    const services = await openTestServices(openDatabase, { SECRET_KEY: 's'.repeat(32) })
    const app = await buildTestApp(services)
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const environment = {
      DATA_DIR: services.env.dataDir,
      DATABASE_URL: services.env.databaseUrl,
      SECRET_KEY: 's'.repeat(32),
    }
    const straight = await examine('site', { ...environment, PUBLIC_URL: url })
    expect(straight).toMatchObject({ code: 0, findings: [{ state: 'ok' }] })
    const proxy = await serve(async (request, answer) => {
      const probe = String(request.headers['x-vitrine-probe'] ?? '')
      const headers = { 'x-vitrine-probe': probe, 'x-forwarded-for': '203.0.113.9' }
      const got = await fetch(url + request.url, { headers })
      answer.writeHead(got.status).end(await got.text())
    })
    const proxied = await examine('site', { ...environment, PUBLIC_URL: proxy })
    expect(proxied.text).toMatch(/A proxy at 127\.0\.0\.1 .* set TRUST_PROXY to 127\.0\.0\.1/)
    const stranger = { ...environment, SECRET_KEY: 'o'.repeat(32), PUBLIC_URL: url }
    expect((await examine('site', stranger)).text).toMatch(/with another secret answers/)
  })

  it('counts failed and late deliveries, and finds jobs that do not run', async () => {
    const services = await openTestServices(openDatabase)
    const environment = { DATA_DIR: services.env.dataDir, DATABASE_URL: services.env.databaseUrl }
    const { db } = services
    expect(await examine('jobs', environment)).toMatchObject({ code: 0 })
    await addToOutbox(db, { kind: 'mail', payload: {} }, Date.now() - HOUR)
    await addToOutbox(db, { kind: 'mail', payload: {} }, Date.now() - HOUR)
    await db
      .updateTable('outbox')
      .set({ failed_at: 1 })
      .where('id', 'in', db.selectFrom('outbox').select('id').limit(1))
      .execute()
    const run = { owner: null, leased_until: 0, failed_at: null, last_error: null }
    const at = Date.now() - DAY
    await db
      .insertInto('task_runs')
      .values({ name: 'prune-access', started_at: at, ended_at: at, ...run })
      .execute()
    const { code, text } = await examine('jobs', environment)
    expect(code).toBe(10)
    expect(text).toMatch(/1 email or other delivery has failed and is not tried again/)
    expect(text).toMatch(/are late: 1 wait, and the oldest should have been sent 60 minutes ago/)
    expect(text).toMatch(/No scheduled job has run for 1440 minutes/)
  })
})

it('reports an empty Postgres as not migrated', async () => {
  const cleanups: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    for (const cleanUp of cleanups) await cleanUp()
  })
  const url = await createDatabase(cleanups)
  const { text } = await examine('database', { DATA_DIR: root, DATABASE_URL: url })
  expect(text).toMatch(/Postgres 1\d.*\nThe database lacks \d+ changes/)
  expect(text).toMatch(/\d+ of \d+ connections of Postgres are in use/)
})

it('the operator’s guide lists all checks, and those that call other servers', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/operation.md'), 'utf8')
  const idsIn = (text = '') => [...text.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id)
  const table = /^\| check \| what is checked \|\n.*\n((?:\|.*\n)+)/m.exec(guide)?.[1] ?? ''
  const listed = table.split('\n').flatMap(row => idsIn(row.split('|')[1]))
  expect(listed.sort()).toEqual(CHECKS.map(({ id }) => id).sort())
  const [, named] = /checks that call other servers \(([^)]*)\)/.exec(guide) ?? []
  expect(idsIn(named).sort()).toEqual(
    CHECKS.filter(check => check.needsNetwork)
      .map(({ id }) => id)
      .sort(),
  )
})

it('every text of the checks has a German one, and every problem says what to do', () => {
  const keys = Object.keys(checkTexts.en)
  expect(Object.keys(checkTexts.de ?? {}).sort()).toEqual(keys.sort())
  const folder = join(import.meta.dirname, '../src/server/checks')
  const sources = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
  const problems = sources.flatMap(source => [
    ...source.matchAll(/finding\('(?:note|warning|error)', '([\w.-]+)'/g),
  ])
  expect(problems.length).toBeGreaterThan(30)
  expect(problems.map(([, key]) => `${key}.todo`).filter(key => !keys.includes(key))).toEqual([])
})
