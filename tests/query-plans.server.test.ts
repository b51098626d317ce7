import type { CompiledQuery, KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#db'
import { BUY_PATH, buyPage } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

/** Columns that hold the same for most rows: who searches by them alone reads the whole table. */
const SAME_FOR_MOST = ['status', 'type', 'kind', 'enabled', 'visibility', 'deleted_at']

/** What these requests read, at least: a list that is empty proves nothing. */
const ASKED = [
  ...['pages', 'redirects', 'categories', 'product_listings', 'products', 'product_search'],
  ...['variants', 'carts', 'cart_lines'],
]

describeDatabases('what a visitor asks of the database', (openDatabase, kind) => {
  const asked = new Map<string, CompiledQuery>()
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let db: Database
  let productId = ''

  /** Remembers every statement; what it is given back is untouched. */
  const remember = (of: Database): KyselyPlugin => ({
    transformQuery({ node, queryId }) {
      const query = of.getExecutor().compileQuery(node, queryId)
      if (node.kind === 'SelectQueryNode') asked.set(query.sql, query)
      return node
    },
    transformResult: async ({ result }) => result,
  })

  beforeAll(async () => {
    const services = await openTestServices(async () => {
      const connection = await openDatabase()
      db = connection.db
      return { ...connection, db: db.withPlugin(remember(db)) }
    })
    app = await buildTestApp(services)
    ;[productId = ''] = await services.shop.catalog.save([
      {
        type: 'simple',
        name: 'Bowl',
        categories: [['Bowls']],
        tags: ['Ash'],
        variant: { regularPrice: 1816, stock: { quantity: 9 } },
      },
    ])
    await services.shop.catalog.save([
      { type: 'grouped', name: 'Set', grouped: [productId], upsells: [productId] },
    ])
    const saved = await services.pages.save({
      path: BUY_PATH,
      document: buyPage,
      author: 't',
      publish: true,
    })
    expect(saved.ok).toBe(true)
    asked.clear()
  })
  afterAll(() => app.close())

  // Postgres counts by itself what its columns hold.
  it.skipIf(kind === 'postgres')(
    'is found by keys, whatever else the rows have in common',
    async () => {
      for (const url of [
        BUY_PATH,
        `${BUY_PATH}?category=bowls&page=1`,
        `${BUY_PATH}?q=bowl`,
        '/product/bowl',
        '/product/set',
        '/nowhere',
        '/robots.txt',
      ]) {
        await app.inject({ url, headers: { accept: 'text/html' } })
      }
      const added = await app.inject({
        method: 'POST',
        url: BUY_PATH,
        payload: `product=${productId}&quantity=1&_action=grid/add`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
      })
      const cookie = added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      await app.inject({ url: BUY_PATH, headers: { cookie } })
      const statements = [...asked.keys()].join()
      for (const table of ASKED) expect(statements).toContain(`from "${table}"`)
      const walked: string[] = []
      for (const query of asked.values()) {
        const { rows } = await db.executeQuery<{ detail: string }>({
          ...query,
          sql: `explain query plan ${query.sql}`,
        })
        for (const { detail } of rows) if (isWalk(detail)) walked.push(`${detail}: ${query.sql}`)
      }
      expect(walked).toEqual([])
    },
  )
})

function isWalk(step: string): boolean {
  const [, columns] = /^SEARCH .*\((.*)\)$/.exec(step) ?? []
  const names = columns?.split(' AND ').map(part => part.split(/[=<> ]/)[0] ?? '')
  return names?.every(name => SAME_FOR_MOST.includes(name)) ?? false
}
