import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import type { Connection } from '#db'
import { type AnyTables, listTables } from '../../src/server/backup/tables.ts'
import { readEnv } from '../../src/server/env.ts'
import { openServices } from '../../src/server/services/create-services.ts'
import { copyMigratedFile, createDatabase } from './databases.ts'
import { checkoutFields } from './test-shop.ts'

/** Inside the run's folder, which is removed at the end. */
const root = mkdtempSync(join(inject('runFolder'), 'backup-'))
export const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp()
})

export type Kind = 'sqlite' | 'postgres'
let folders = 0
export const newFolder = () => join(root, String(++folders))

export async function environmentOf(kind: Kind, template?: 'migrated') {
  const databaseUrl = kind === 'postgres' ? await createDatabase(cleanups, template) : undefined
  return { DATA_DIR: newFolder(), DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
}

export async function openSite(environment: Record<string, string | undefined>) {
  const env = readEnv(environment)
  const services = await openServices(env, undefined, { creates: true })
  cleanups.push(services.close)
  return { env, services, environment }
}

/** For tests that do not concern migrations. */
async function migratedEnvironmentOf(kind: Kind) {
  const environment = await environmentOf(kind, 'migrated')
  mkdirSync(environment.DATA_DIR)
  if (kind === 'sqlite') copyMigratedFile(environment.DATA_DIR)
  return environment
}

/** A site with data in every table. */
export async function openFullSite(kind: Kind) {
  const site = await openSite(await migratedEnvironmentOf(kind))
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
  await site.services.productFiles.write('care/care.pdf', Buffer.from('care'))
  const products = Array.from({ length: 450 }, (_, index) => ({
    type: 'simple' as const,
    name: `Bowl ${index}`,
    sku: `bowl-${index}`,
    shortHtml: '<p>Stoneware</p>',
    categories: [['Pots', index % 2 ? 'Large' : 'Small']],
    tags: ['clay'],
    images: [added.item.id],
    variant: {
      regularPrice: 1000 + index,
      stock: { quantity: 9 },
      downloadable: index === 0,
      downloads: index === 0 ? [{ name: 'Care', url: '/product-files/care/care.pdf' }] : [],
    },
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
  // A category stored before its parent.
  const { db } = site.services
  await db.updateTable('categories').set({ parent_id: null }).execute()
  const all = await db.selectFrom('categories').select('id').orderBy('id').execute()
  await db
    .updateTable('categories')
    .set({ parent_id: all.at(-1)?.id ?? null })
    .where('id', '=', all[0]?.id ?? '')
    .execute()
  const cart = await shop.cart.add({ key: undefined, items: [{ productId, quantity: '2' }] })
  if (!cart.ok) throw new Error(cart.reason)
  const placed = await shop.checkout.place({ key: cart.key, fields: checkoutFields() })
  if (!placed.ok) throw new Error(placed.reason)
  return { ...site, order: placed.order, mediaId: added.item.id }
}

/** All rows of all tables in a backup, in an order common to both databases. */
export async function contentOf({ db, kind }: Connection) {
  const content: Record<string, string[]> = {}
  for (const { name } of await listTables(db as AnyTables, kind)) {
    const rows = await (db as AnyTables).selectFrom(name).selectAll().execute()
    const lines = rows.map(row =>
      JSON.stringify(
        Object.entries(row)
          // A restore has the facets of every product filled again.
          .filter(([column]) => column !== 'facets_due')
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    )
    content[name] = lines.sort()
  }
  return content
}

export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(one => one.isFile())
    .map(one => readFileSync(join(one.parentPath, one.name), 'utf8'))
    .sort()
