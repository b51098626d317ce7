import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { copyMigratedFile, createDatabase, describeDatabases } from './support/databases.ts'
import { runSql } from './support/postgres.ts'
import { type Environment, startProduction, until, vitrine } from './support/production.ts'
import { runHere } from './support/run-command.ts'
import { openTestServices } from './support/services.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-cli-'))
const servers: Server[] = []
const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanups) await cleanUp()
  for (const server of servers) server.close()
  rmSync(root, { recursive: true, force: true })
})
let files = 0
const fileWith = (text: string) => {
  const file = join(root, `file-${++files}`)
  writeFileSync(file, text)
  return file
}
const newFolder = () => join(root, `folder-${++files}`)

const newSite = () => {
  const folder = newFolder()
  mkdirSync(folder)
  copyMigratedFile(folder)
  return { DATA_DIR: folder }
}

const emptyDatabase = async () => ({ DATABASE_URL: await createDatabase(cleanups) })

/** A server that accepts connections and never responds. */
async function silentPort(): Promise<number> {
  const server = createServer(socket => socket.unref())
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** An authentication request of the protocol of Postgres. */
function authentication(kind: number, text: string): Buffer {
  const head = Buffer.alloc(9, 'R')
  head.writeInt32BE(8 + text.length, 1)
  head.writeInt32BE(kind, 5)
  return Buffer.concat([head, Buffer.from(text)])
}

/** Expects exit code 1 and one sentence about `what`. */
async function refusal(
  args: string[],
  env: Environment,
  what: RegExp,
  runCommand: typeof runHere = runHere,
) {
  const { code, stdout, stderr } = await runCommand(args, {
    DATA_DIR: newFolder(),
    DEMO: '0',
    ...env,
  })
  expect(stderr).toMatch(/^[A-Z"/].*[.]\n$/)
  expect(stderr).toMatch(what)
  expect(stderr.length).toBeLessThan(300)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

describe('ends with one sentence and exit code 1', () => {
  it('when the port is taken', async () => {
    const port = await silentPort()
    const what = new RegExp(`Port ${port} .* is taken`)
    await refusal(['start'], { PORT: String(port) }, what, vitrine)
  })

  it('when the address is in use', async () => {
    const env = { HOST: '192.0.2.1', PORT: '0' }
    await refusal(['start'], env, /Cannot listen on port 0 of 192\.0\.2\.1/, vitrine)
  })

  it.each([
    ['refuses', async () => 'postgres://u:topsecret@127.0.0.1:1/site'],
    ['does not exist', async () => 'postgres://u:topsecret@nowhere.invalid/site'],
    ['hangs', async () => `postgres://u:topsecret@127.0.0.1:${await silentPort()}/site`],
    ['has no such database', async () => inject('postgresUrl').replace(/postgres$/, 'missing')],
    ['is not an address', async () => 'postgres://u:top/topsecret@127.0.0.1/site'],
  ])('when the database server %s', async (_, url) => {
    await refusal(
      ['start'],
      { DATABASE_URL: await url() },
      /^Cannot reach the database at (?!.*topsecret)/,
    )
  })

  it('when the database asks for a password and there is none', async () => {
    const closed: Promise<unknown>[] = []
    const server = createServer(socket => {
      closed.push(once(socket, 'close'))
      socket.on('error', () => {})
      // AuthenticationSASL, then AuthenticationSASLContinue.
      socket.once('data', () => {
        socket.write(authentication(10, 'SCRAM-SHA-256\0\0'))
        socket.once('data', () => socket.write(authentication(11, 'r=a,s=YQ==,i=4096')))
      })
    })
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const what = /asks for a password, so add it to DATABASE_URL or set PGPASSWORD/
    await refusal(['upgrade'], { DATABASE_URL: `postgres://u@127.0.0.1:${port}/site` }, what)
    // An open connection would keep the command running.
    await Promise.all(closed)
  })

  it('when the user of the database may not create tables', async () => {
    const { DATABASE_URL } = await emptyDatabase()
    const role = `r${crypto.randomUUID().replaceAll('-', '')}`
    await runSql(DATABASE_URL, `create role ${role} login`)
    cleanups.unshift(() => runSql(inject('postgresUrl'), `drop role ${role}`))
    const limited = new URL(DATABASE_URL)
    limited.username = role
    const what =
      /^The tables cannot be created \(permission denied .*\): make the user .* the owner/
    await refusal(['start'], { DATABASE_URL: limited.href }, what, vitrine)
  })

  it.each([
    ['backup', join(root, 'copy')],
    ['backup'],
    ['move', '--to-database', `sqlite:${join(root, 'moved')}`],
    ['storage', 'check'],
    ['export', join(root, 'export')],
    ['user', 'list'],
    ['orders'],
    ['mail'],
    ['page', 'list'],
  ])('for "%s" without a site, and creates none', async (...args) => {
    const BACKUP_TO = join(root, 'backups')
    const DATA_DIR = newFolder()
    await refusal(args, { DATA_DIR, BACKUP_TO }, /^There is no site in .*: check DATA_DIR/)
    expect(readdirSync(root)).not.toContain(basename(DATA_DIR))
    const empty = await emptyDatabase()
    await refusal(args, { ...empty, BACKUP_TO }, /^There is no site in this database/)
    expect(readdirSync(root)).not.toContain('backups')
  })

  it('when the data folder cannot be written', async () => {
    const cannot = /^Cannot write to the folder /
    const { DATABASE_URL } = await emptyDatabase()
    await refusal(['start'], { DATABASE_URL, DATA_DIR: fileWith('') }, cannot)
    await refusal(['start'], { DATABASE_URL, DATA_DIR: '/proc/vitrine' }, cannot)
    await refusal(['start'], { DATA_DIR: fileWith('') }, cannot)
    await refusal(['upgrade'], { DATA_DIR: '/proc/vitrine' }, cannot)
    const folder = newFolder()
    mkdirSync(join(folder, 'vitrine.db'), { recursive: true })
    await refusal(['start'], { DATA_DIR: folder }, cannot)
    const notSqlite = newFolder()
    mkdirSync(notSqlite)
    writeFileSync(
      join(notSqlite, 'vitrine.db'),
      'not a database, but long enough to look at it'.repeat(99),
    )
    await refusal(['start'], { DATA_DIR: notSqlite }, /^The database file in .* is damaged/)
    const emptied = newFolder()
    mkdirSync(join(emptied, 'media'), { recursive: true })
    writeFileSync(join(emptied, 'vitrine.db'), '')
    await refusal(['start'], { DATA_DIR: emptied }, /^The database file .* is empty/)
  })

  it('when the place of backups cannot be written', async () => {
    const cannot = /^A file or folder cannot be used: E\w+: .*mkdir/
    const site = newSite()
    await refusal(['backup'], { ...site, BACKUP_TO: '/proc/vitrine/backups' }, cannot)
    await refusal(['backup'], { ...site, BACKUP_TO: join(fileWith(''), 'backups') }, cannot)
    await refusal(['backup', '/proc/vitrine/copy'], site, /^Cannot write the backup to /)
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'example.com'],
    ['RATE_LIMIT', 'many'],
    ['SMTP_URL', 'mail.example.com'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['DATABASE_URL', 'site'],
    ['DATABASE_REPLICA_URL', 'postgres://localhost/site,standby'],
  ])('when %s is %s', (name, value) =>
    refusal(['start'], { [name]: value }, new RegExp(`^${name} must be`)),
  )

  it('when the export has no pages or no URL', async () => {
    await refusal(['export', newFolder()], newSite(), /^The site has no published pages/, vitrine)
    const url = ['--url', 'https://copy.example/below']
    await refusal(['export', newFolder(), ...url], {}, /http\(s\) address without a path\.\n$/)
  })

  it('when a page cannot be read', async () => {
    await refusal(['page', 'put', '/a', join(root, 'missing.json')], {}, /^Cannot read .*missing/)
    await refusal(['page', 'put', '/a', root], {}, /^Cannot read /)
    await refusal(['page', 'put', '/a', fileWith('{"schema": 1,')], {}, /^Cannot read .*JSON/)
    await refusal(['page', 'get', '/nowhere'], newSite(), /^There is no page at \/nowhere/)
  })

  it.each([
    [['serve'], /^There is no command "serve"/],
    [['page'], /^"vitrine page" needs one of the commands .*put.*: see "vitrine page --help"\.$/m],
    [['storage'], /^"vitrine storage" needs one of the commands move, check/],
    [['storage', 'move', '--to', 'tape'], /Allowed choices are disk, s3\.$/m],
    [
      ['page', 'pub', '/a'],
      /^"vitrine page" has no argument "pub": the usage is "vitrine page .*\|put/,
    ],
    [
      ['orders', 'delete'],
      /^"vitrine orders" has no argument "delete": the usage is "vitrine orders list\|show\|set"\.$/m,
    ],
    [
      ['backup', '/tmp/copy', 'more'],
      /^"vitrine backup" has no argument "more": the usage is "vitrine backup .*\[folder\]"/,
    ],
    [['orders', 'list', '--limit', '3', 'all'], /^"vitrine orders list" has no argument "all"/],
    [['page', 'put', '/a'], /^Missing required argument 'file'/],
    [['start', '--port', '80'], /^Unknown option '--port'/],
  ])('for %j', (args, what) => refusal(args, {}, what))
})

describeDatabases('the command', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const { dataDir, databaseUrl } = services.env
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0' }
    return { services, environment }
  }
  const pageWith = (text: unknown) =>
    fileWith(
      JSON.stringify({
        schema: 1,
        upgrades: {},
        root: { props: { title: 'Page' } },
        content: [{ type: 'heading', props: { id: 'title', text } }],
      }),
    )

  it('refuses a database that a newer program wrote', async () => {
    const { services, environment } = await open()
    const row = { name: '9999-future', ran_at: 1 }
    await services.db
      .insertInto('migrations' as never)
      .values(row as never)
      .execute()
    await refusal(['start'], environment, /was written by a newer Vitrine.*9999-future/)
    await refusal(['page', 'list'], environment, /was written by a newer Vitrine/)
  })

  it('refuses an invalid page with JSON pointers and saves nothing', async () => {
    const { services, environment } = await open()
    const bad = await runHere(['page', 'put', '/a', pageWith(5)], environment)
    expect(bad).toMatchObject({ code: 1, stdout: '' })
    expect(bad.stderr).toMatch(
      /^.* is not a valid page; nothing was saved\.\n {2}\/content\/0\/props\/text .*\n$/,
    )
    const asJson = await runHere(['page', 'put', '/a', pageWith(5), '--json'], environment)
    expect(asJson).toMatchObject({ code: 1, stderr: '' })
    expect(JSON.parse(asJson.stdout)).toMatchObject({
      ok: false,
      problems: [{ path: '/content/0/props/text' }],
    })
    expect(await services.db.selectFrom('pages').select('id').execute()).toEqual([])
  })

  it('BM-3: lists the themes and changes between them', async () => {
    const { environment } = await open()
    const theme = (...args: string[]) => runHere(['theme', ...args], environment)
    expect((await theme()).stdout).toBe('  business\n  magazine\n')
    expect((await theme('magazine', '--pages')).stdout).toBe(
      'Added 2 pages as drafts.\nThe theme is magazine now.\n',
    )
    expect((await theme()).stdout).toBe('  business\n* magazine\n')
    expect(await theme('vapor')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('vapor'),
    })
    expect((await theme('none')).stdout).toBe('The site has no theme now.\n')
  })

  it('shows a page that it puts on another, running process', async () => {
    const { environment } = await open()
    const site = await startProduction(environment)
    try {
      for (const text of ['Before', 'After']) {
        const put = await vitrine(['page', 'put', '/a', pageWith(text)], environment)
        expect(put).toMatchObject({ code: 0, stderr: '' })
        const shown = async () => (await (await fetch(`${site.url}/a`)).text()).includes(text)
        await until(`/a shows ${text}`, shown, 30_000)
      }
      const bad = await runHere(['page', 'put', '/a', pageWith(5)], environment)
      expect(bad.code).toBe(1)
      expect(await (await fetch(`${site.url}/a`)).text()).toContain('After')
    } finally {
      await site.stop()
    }
  })

  describe('in this process', () => {
    async function output(args: string[], environment: Environment = {}) {
      const { code, stdout } = await runHere(args, environment)
      expect(code, args.join(' ')).toBe(0)
      return stdout
    }

    it('says its version', async () => {
      expect(await output(['--version'])).toBe(`${packageJson.version}\n`)
    })

    it('explains every command', async () => {
      const visited: string[] = []
      const visit = async (command: string[]) => {
        const help = await output([...command, '--help'])
        expect(help).toMatch(/^Usage: vitrine /)
        visited.push(command.join(' '))
        const [, list = ''] = help.split('Commands:\n')
        for (const [, name = ''] of list.matchAll(/^ {2}([a-z]+)/gm)) {
          if (name !== 'help') await visit([...command, name])
        }
      }
      await visit([])
      for (const name of ['start', 'backup', 'restore', 'import products', 'mail show']) {
        expect(visited).toContain(name)
      }
      for (const name of ['orders set', 'page put', 'page revisions', 'submissions']) {
        expect(visited).toContain(name)
      }
    })

    it('answers as JSON where that is asked for', async () => {
      const { services, environment } = await open()
      await services.shop.catalog.save([
        { type: 'simple', name: 'Bowl', sku: 'bowl', variant: { regularPrice: 100 } },
      ])
      await output(['page', 'put', '/a', pageWith('A')], environment)
      const csv = fileWith('Type,SKU,Name,Published,"Regular price"\nsimple,cup,Cup,1,12.50\n')
      for (const args of [
        ['page', 'put', '/a', pageWith('B')],
        ['page', 'list'],
        ['page', 'revisions', '/a'],
        ['orders', 'list'],
        ['orders'],
        ['mail', 'list'],
        ['submissions'],
        ['import', 'products', csv],
      ]) {
        const text = await output([...args, '--json'], environment)
        expect(() => JSON.parse(text), `${args.join(' ')}: ${text}`).not.toThrow()
      }
      const document = JSON.parse(await output(['page', 'get', '/a'], environment))
      expect(document.content[0].props.text).toBe('B')
    })
  })
})
