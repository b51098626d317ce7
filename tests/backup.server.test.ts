import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Connection, connect, migrate } from '#db'
import { backupSite } from '../src/server/backup.ts'
import { type AnyTables, listTables } from '../src/server/backup-tables.ts'
import { readEnv } from '../src/server/env.ts'
import { restoreSite } from '../src/server/restore.ts'
import { openServices } from '../src/server/services.ts'
import { checkoutFields } from '../src/shop/test-shop.ts'
import { createDatabase } from './support/databases.ts'
import { vitrine } from './support/production.ts'

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
