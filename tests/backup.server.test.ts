import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { type Connection, connect, migrate } from '#db'
import { backupSite } from '../src/server/backup.ts'
import { type AnyTables, listTables } from '../src/server/backup-tables.ts'
import { readEnv } from '../src/server/env.ts'
import { restoreSite } from '../src/server/restore.ts'
import { openServices } from '../src/server/services.ts'
import { checkoutFields } from '../src/shop/test-shop.ts'
import { createDatabase } from './support/databases.ts'
import { startProduction, until, vitrine } from './support/production.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
  rmSync(root, { recursive: true, force: true })
})

type Kind = 'sqlite' | 'postgres'
let folders = 0
const newFolder = () => join(root, String(++folders))

async function environmentOf(kind: Kind) {
  const databaseUrl = kind === 'postgres' ? await createDatabase(cleanups) : undefined
  return { DATA_DIR: newFolder(), DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
}

async function openSite(environment: Record<string, string | undefined>) {
  const env = readEnv(environment)
  const services = await openServices(env)
  cleanups.push(services.close)
  return { env, services, environment }
}

/** A site with something in every part. */
async function openFullSite(kind: Kind) {
  const site = await openSite(await environmentOf(kind))
  const { pages, shop, shopSettings } = site.services
  await pages.settings.set({ siteName: 'Atelier \u2028 Nørd', email: 'owner@example.com' })
  await shopSettings.set({ currency: 'SEK' })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>'
  const added = await pages.media.add(Buffer.from(drawing), 'mark.svg')
  if (!added.ok) throw new Error('no picture')
  for (const text of ['One', 'Two']) {
    const document = {
      schema: 1,
      upgrades: {},
      root: { props: { title: text } },
      content: [{ type: 'heading', props: { id: 'title', text } }],
    }
    await pages.save({ path: '/a', document, author: 'test', publish: true })
  }
  await pages.redirects.set('/old', '/a')
  const products = Array.from({ length: 450 }, (_, index) => ({
    type: 'simple' as const,
    name: `Bowl ${index}`,
    sku: `bowl-${index}`,
    shortHtml: '<p>Stoneware</p>',
    categories: [['Pots', index % 2 ? 'Large' : 'Small']],
    tags: ['clay'],
    images: [added.item.id],
    variant: { regularPrice: 1000 + index, stock: { quantity: 9 } },
  }))
  const [productId = ''] = await shop.catalog.save(products)
  await shop.catalog.save([
    {
      type: 'variable',
      name: 'Mug',
      options: [
        {
          key: 'glaze',
          name: 'Glaze',
          values: ['Ash'],
          visible: true,
          variation: true,
          global: false,
        },
      ],
      variants: [{ options: { glaze: 'Ash' }, regularPrice: 2500 }],
    },
  ])
  // A category that comes before the one it stands under.
  const { db } = site.services
  await db.updateTable('categories').set({ parent_id: null }).execute()
  const all = await db.selectFrom('categories').select('id').orderBy('id').execute()
  await db
    .updateTable('categories')
    .set({ parent_id: all.at(-1)?.id ?? null })
    .where('id', '=', all[0]?.id ?? '')
    .execute()
  const cart = await shop.cart.add({ key: undefined, items: [{ productId, quantity: '2' }] })
  if (!cart.ok) throw new Error(cart.text)
  const placed = await shop.checkout.place({ key: cart.key, fields: checkoutFields() })
  if (!placed.ok) throw new Error(placed.reason)
  return { ...site, order: placed.order, mediaId: added.item.id }
}

/** Every row of every table that a backup holds, in an order that both databases share. */
async function contentOf({ db, kind }: Connection) {
  const content: Record<string, string[]> = {}
  for (const { name } of await listTables(db as AnyTables, kind)) {
    const rows = await (db as AnyTables).selectFrom(name).selectAll().execute()
    const lines = rows.map(row =>
      JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
    )
    content[name] = lines.sort()
  }
  return content
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(one => one.isFile())
    .map(one => readFileSync(join(one.parentPath, one.name), 'utf8'))
    .sort()

describe.each<[Kind, Kind]>([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
])('backup of %s restored into %s', (from, to) => {
  it('brings back pages, media, products, orders, settings, outbox, and goes on from there', async () => {
    const source = await openFullSite(from)
    const folder = newFolder()
    expect(await backupSite(source.services, source.env, folder)).toMatchObject({ ok: true })
    const target = await openSite(await environmentOf(to))
    expect(await restoreSite(target.services, target.env, folder, false)).toMatchObject({
      ok: true,
    })

    const before = await contentOf(source.services.connection)
    expect(before.products).toHaveLength(451)
    expect(before.orders).toHaveLength(1)
    expect(before.outbox).toHaveLength(2)
    expect(await contentOf(target.services.connection)).toEqual(before)
    expect(filesOf(join(target.env.dataDir, 'media'))).toEqual(
      filesOf(join(source.env.dataDir, 'media')),
    )
    expect(readFileSync(join(target.env.dataDir, 'secret'), 'utf8')).toBe(source.services.secret)

    const again = await openSite(target.environment)
    const { pages, shop } = again.services
    expect((await pages.published('/a'))?.title).toBe('Two')
    expect((await pages.settings.get()).siteName).toBe('Atelier \u2028 Nørd')
    const found = await shop.catalog.list({ search: 'bowl 17' })
    expect(JSON.stringify(found)).toContain('Bowl 17')
    expect(JSON.stringify(await shop.catalog.list({ search: 'nothing' }))).not.toContain('Bowl')
    const [card] = await again.services.db.selectFrom('products').select('id').limit(1).execute()
    const items = [{ productId: card?.id, quantity: '1' }]
    const cart = await shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.text)
    const placed = await shop.checkout.place({ key: cart.key, fields: checkoutFields() })
    expect(placed).toMatchObject({ ok: true, order: { number: source.order.number + 1 } })
  })
})

describe('a backup that must not be restored', () => {
  it('is refused when it is half written, and the site stays as it was', async () => {
    const source = await openFullSite('sqlite')
    const whole = newFolder()
    await backupSite(source.services, source.env, whole)
    const target = await openFullSite('postgres')
    const before = await contentOf(target.services.connection)
    const breakings: ((folder: string) => void)[] = [
      folder => rmSync(join(folder, 'backup.json')),
      folder => rmSync(join(folder, 'orders.jsonl')),
      folder => rmSync(join(folder, 'secret')),
      folder => rmSync(join(folder, 'media', source.mediaId), { recursive: true }),
      folder => writeFileSync(join(folder, 'backup.json'), '{"format": 1, "mig'),
      folder => {
        const file = join(folder, 'products.jsonl')
        writeFileSync(file, readFileSync(file, 'utf8').slice(0, -200))
      },
      folder => {
        const file = join(folder, 'variants.jsonl')
        const lines = readFileSync(file, 'utf8').split('\n')
        writeFileSync(file, lines.slice(0, 300).join('\n').concat('\n'))
      },
    ]
    for (const [index, breakIt] of breakings.entries()) {
      const folder = newFolder()
      cpSync(whole, folder, { recursive: true })
      breakIt(folder)
      const result = await restoreSite(target.services, target.env, folder, true)
      expect(result, `breaking ${index}`).toMatchObject({ ok: false, reason: 'not-whole' })
    }
    expect(await contentOf(target.services.connection)).toEqual(before)
  })

  it('is refused when a newer program made it', async () => {
    const { services, env } = await openSite(await environmentOf('sqlite'))
    const folder = newFolder()
    await backupSite(services, env, folder)
    const file = join(folder, 'backup.json')
    const head = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...head, migrations: [...head.migrations, '9999'] }))
    expect(await restoreSite(services, env, folder, true)).toMatchObject({
      reason: 'other-version',
    })
  })
})

it('reads the site of one moment while it is written to', async () => {
  const { environment, services, env } = await openFullSite('sqlite')
  const writer = await connect({ dataDir: env.dataDir })
  cleanups.push(writer.close)
  await migrate(writer.db, writer.kind)
  let backedUp = false
  let written = 0
  const folder = newFolder()
  const backup = backupSite(services, env, folder).finally(() => {
    backedUp = true
  })
  while (!backedUp) {
    const key = `note-${++written}`
    const row = { key, value: '1', updated_at: 1 }
    await writer.db.transaction().execute(async tx => {
      await tx.insertInto('settings').values(row).execute()
      await tx.insertInto('menus').values({ name: key, items: '[]', updated_at: 1 }).execute()
    })
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(await backup).toMatchObject({ ok: true })
  expect(written).toBeGreaterThan(0)
  const notes = (table: string) =>
    readFileSync(join(folder, `${table}.jsonl`), 'utf8').match(/"note-\d+"/g)?.length ?? 0
  expect(notes('settings')).toBe(notes('menus'))
  expect(environment.DATABASE_URL).toBeUndefined()
})

it('says on the command line what it did or why not', async () => {
  const full = (await openFullSite('sqlite')).environment
  const folder = newFolder()
  const saved = await vitrine(['backup', folder], full)
  expect(saved).toMatchObject({ code: 0, stderr: '' })
  expect(saved.stdout).toMatch(/^Saved \d+ rows and 2 files to .*\.\n$/)
  expect(await vitrine(['backup', folder], full)).toMatchObject({
    code: 1,
    stderr: `${folder} is not empty; choose a new folder.\n`,
  })
  expect(await vitrine(['backup', join(folder, 'secret', 'x')], full)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Cannot write the backup to .*\n$/),
  })
  const empty = await environmentOf('postgres')
  expect(await vitrine(['restore', newFolder()], empty)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.* holds no whole backup; nothing was changed\.\n$/),
  })
  expect(await vitrine(['restore', folder], empty)).toMatchObject({ code: 0, stderr: '' })
  expect(await vitrine(['restore', folder], empty)).toMatchObject({
    code: 1,
    stderr: 'The database holds a site already: add --yes to replace it.\n',
  })
  const restored = await vitrine(['restore', folder, '--yes'], empty)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toMatch(/^Restored \d+ rows and 2 files\.\n$/)
})

it('leaves a key of the environment where it is, and takes along one of its own', async () => {
  const environment = { ...(await environmentOf('sqlite')), SECRET_KEY: 'from-the-environment' }
  const source = await openSite(environment)
  await source.services.pages.settings.set({ siteName: 'Keys' })
  const folder = newFolder()
  expect(await backupSite(source.services, source.env, folder)).toMatchObject({ ok: true })
  for (const text of filesOf(folder)) expect(text).not.toContain('from-the-environment')

  const target = await openSite(await environmentOf('postgres'))
  const before = target.services.secret
  expect(await restoreSite(target.services, target.env, folder, false)).toMatchObject({ ok: true })
  expect(readFileSync(join(target.env.dataDir, 'secret'), 'utf8')).toBe(before)
  expect((await (await openSite(target.environment)).services.pages.settings.get()).siteName).toBe(
    'Keys',
  )
})

describe.each<Kind>(['sqlite', 'postgres'])('a running site on %s', kind => {
  it('is not restored over, and can be once it has stopped or died', async () => {
    const source = await openSite(await environmentOf('sqlite'))
    await source.services.pages.settings.set({ siteName: 'Restored' })
    const folder = newFolder()
    await backupSite(source.services, source.env, folder)

    const { environment, services } = await openSite(await environmentOf(kind))
    await services.pages.settings.set({ siteName: 'Running' })
    // Another machine has a folder of its own; on Postgres the database says that a server runs.
    const elsewhere = kind === 'postgres' ? { ...environment, DATA_DIR: newFolder() } : environment
    const restore = () => vitrine(['restore', folder, '--yes'], elsewhere)
    const first = await startProduction(environment)
    const second = await startProduction(environment)
    for (const end of [first.stop, second.kill]) {
      expect(await restore()).toMatchObject({
        code: 1,
        stdout: '',
        stderr: 'A server is running on this site: stop it, then restore; nothing was changed.\n',
      })
      await end()
    }
    const stored = await services.pages.settings.other('siteName')
    expect(stored).toBe('Running')
    expect(await restore()).toMatchObject({ code: 0, stderr: '' })
    expect(await services.pages.settings.other('siteName')).toBe('Restored')
  })

  it('does not start while a backup is being restored', async () => {
    const { environment, services } = await openSite(await environmentOf(kind))
    const release = await services.connection.lock.own()
    const start = await vitrine(['start'], { ...environment, PORT: '0', DEMO: '0' })
    expect(start).toMatchObject({
      code: 1,
      stderr: 'A backup is being restored into this site: start it when that is done.\n',
    })
    await release?.()
    const site = await startProduction(environment)
    await site.stop()
  })
})

it('a server on Postgres says again that it runs when its connection was lost', async () => {
  const { services, environment } = await openSite(await environmentOf('postgres'))
  const { lock, db } = services.connection
  const release = await lock.share()
  const holders = sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`
  const [holder] = (await holders.execute(db)).rows
  await sql`select pg_terminate_backend(${holder?.pid})`.execute(db)
  const other = await openSite(environment)
  const isHeld = async () => {
    const own = await other.services.connection.lock.own()
    await own?.()
    return own === undefined
  }
  await until('the lock is held again', isHeld, 5000)
  await release?.()
  await until('the lock is free', async () => !(await isHeld()), 2000)
})
