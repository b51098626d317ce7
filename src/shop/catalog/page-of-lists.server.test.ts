import { beforeAll, expect, test } from 'vitest'
import { type Connection, createListAnchors } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import type { ProductInput } from './input.ts'
import { type ProductAnchors, pageOfLists } from './page-of-lists.ts'
import { SORTS, type Sort } from './view.ts'

const product = (n: number): ProductInput => ({
  type: 'simple',
  sku: `P-${n}`,
  name: `Bowl ${(n * 7) % 20}`,
  position: n % 3,
  createdAt: 1000 + (n % 11),
  categories: [['Bowls']],
  tags: [n % 2 ? 'Ash' : 'Blue'],
  variant: { regularPrice: (n % 9) * 100 },
})

describeDatabases('far pages of product lists', open => {
  let connection: Connection
  let shop: ReturnType<typeof createTestShop>['shop']
  let ids: string[]
  let ash: string
  const anchors: ProductAnchors = createListAnchors({ step: 5 })

  beforeAll(async () => {
    connection = await open()
    shop = createTestShop(connection).shop
    ids = await shop.catalog.save(Array.from({ length: 60 }, (_, n) => product(n)))
    ash = (await shop.catalog.findTerm('tag', 'ash'))?.id ?? ''
  })

  /** Ids of all pages, from the last to the first, and the total. */
  async function readPages(known: ProductAnchors, sort: Sort, lists: string[]) {
    const pages: string[][] = []
    let total = 0
    for (let page = 9; page > 0; page--) {
      const asked = { lists, sort, page, perPage: 7 }
      const found = await pageOfLists(connection.db, known, asked)
      total = found.count
      if (found.page === page) pages.unshift(found.ids)
    }
    return { ids: pages.flat(), total }
  }

  async function expectExactPages() {
    for (const sort of SORTS) {
      for (const lists of [['all'], ['all', ash]]) {
        const exact = await readPages(createListAnchors({ step: 1e6 }), sort, lists)
        expect(exact.ids).toHaveLength(exact.total)
        expect(await readPages(anchors, sort, lists)).toEqual(exact)
      }
    }
  }

  test('are exact between changes of names, prices, tags, sales and products', async () => {
    const { catalog } = shop
    await expectExactPages()
    await catalog.save([{ ...product(30), name: 'A first bowl' }])
    await expectExactPages()
    await catalog.save([{ ...product(8), variant: { regularPrice: 9900 } }])
    await expectExactPages()
    await catalog.save([{ ...product(9), tags: ['Blue'] }])
    await catalog.save([{ ...product(10), tags: ['Ash'] }])
    await expectExactPages()
    const sale = { id: 'sale', product_id: ids[40] ?? '', quantity: 5 }
    await connection.db.insertInto('pending_sales').values(sale).execute()
    for (const task of shop.tasks) await task.run(AbortSignal.any([]))
    await expectExactPages()
    await catalog.delete(ids[3] ?? '')
    await catalog.save([product(61), product(62)])
    await expectExactPages()
  })
})
