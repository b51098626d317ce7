import {
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect, migrate } from '#db'
import { backupSite } from '../src/server/backup/backup.ts'
import { restoreSite } from '../src/server/backup/restore.ts'
import {
  cleanups,
  contentOf,
  environmentOf,
  filesOf,
  type Kind,
  newFolder,
  openFullSite,
  openSite,
} from './support/backup.ts'
import { checkoutFields } from './support/test-shop.ts'

const full: Partial<Record<Kind, ReturnType<typeof openFullSite>>> = {}
/** One site per database, for tests that only back it up. */
const fullSite = (kind: Kind) => {
  full[kind] ??= openFullSite(kind)
  return full[kind]
}

describe.each<[Kind, Kind]>([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
])('backup of %s restored into %s', (from, to) => {
  it('restores pages, media, products, orders, settings and outbox, and continues from there', async () => {
    const source = await fullSite(from)
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
    for (const name of ['media', 'product-files']) {
      const files = filesOf(join(source.env.dataDir, name))
      expect(files.length, name).toBeGreaterThan(0)
      expect(filesOf(join(target.env.dataDir, name)), name).toEqual(files)
    }
    expect(before.order_downloads).toHaveLength(1)
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
    if (!cart.ok) throw new Error(cart.reason)
    const placed = await shop.checkout.place({ key: cart.key, fields: checkoutFields() })
    expect(placed).toMatchObject({ ok: true, order: { number: source.order.number + 1 } })
  })
})

describe('a backup that must not be restored', () => {
  it('is refused when it holds links or special files', async () => {
    const source = await fullSite('sqlite')
    const whole = newFolder()
    await backupSite(source.services, source.env, whole)
    const target = await openSite(await environmentOf('sqlite'))
    const outside = join(newFolder(), 'outside')
    mkdirSync(join(outside, '..'), { recursive: true })
    writeFileSync(outside, 'secret')
    const links: ((folder: string) => void)[] = [
      folder => symlinkSync(outside, join(folder, 'media/link')),
      folder => symlinkSync(join(outside, '..'), join(folder, 'media/folder')),
      folder => linkSync(outside, join(folder, 'media/hard')),
      folder => symlinkSync(outside, join(folder, 'form-files')),
    ]
    for (const link of links) {
      const folder = newFolder()
      cpSync(whole, folder, { recursive: true })
      mkdirSync(join(folder, 'media'), { recursive: true })
      rmSync(join(folder, 'form-files'), { recursive: true, force: true })
      link(folder)
      expect(await restoreSite(target.services, target.env, folder, true)).toEqual({
        ok: false,
        reason: 'has-links',
      })
    }
  })

  it('is refused when it is half written, and the site stays as it was', async () => {
    const source = await fullSite('sqlite')
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
      await tx
        .insertInto('menus')
        .values({
          id: key,
          name: 'Note',
          location: null,
          position: 0,
          items: '[]',
          updated_at: 1,
        })
        .execute()
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

it('leaves a key from the environment out and includes a generated one', async () => {
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

it('is not restored over the files of another site unless it is told to', async () => {
  const { services, env } = await fullSite('sqlite')
  const folder = newFolder()
  await backupSite(services, env, folder)
  const target = await openSite(await environmentOf('sqlite'))
  const files = target.services.storage.store('form-files')
  await files.write('other/1.pdf', Buffer.from('of another site'))
  const refused = await restoreSite(target.services, target.env, folder, false)
  expect(refused).toEqual({ ok: false, reason: 'has-files' })
  expect((await files.read('other/1.pdf')).toString()).toBe('of another site')
  const restored = await restoreSite(target.services, target.env, folder, true)
  expect(restored).toMatchObject({ ok: true })
  expect(await files.open('other/1.pdf')).toBeUndefined()
})
