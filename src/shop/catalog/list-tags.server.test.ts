import { afterEach, beforeAll, expect, test } from 'vitest'
import { createId } from '#base'
import { watchInvalidations } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import type { ProductFilters } from './filters.ts'
import type { ProductInput } from './input.ts'
import type { ProductQuery } from './list.ts'
import { showStock } from './show-stock.ts'

const NO_FILTERS: ProductFilters = {
  ...{ brands: [], attributes: new Map(), minPrice: undefined, maxPrice: undefined },
  ...{ inStock: false, onSale: false, minStars: undefined },
}

/** Lists of a shop with five products; pages of two. */
const LISTS: Record<string, ProductQuery> = {
  'all by name': { sort: 'name' },
  'all by name, page 2': { sort: 'name', page: 2 },
  'all by price': { sort: 'price-asc' },
  'all by popularity': { sort: 'popularity' },
  'all with filters': { sort: 'name', filters: NO_FILTERS },
  bowls: { category: 'bowls', sort: 'name' },
  'bowls by price': { category: 'bowls', sort: 'price-desc' },
  'bowls with filters': { category: 'bowls', sort: 'name', filters: NO_FILTERS },
  cups: { category: 'cups', sort: 'name' },
  'tag gift': { tag: 'gift', sort: 'name' },
  chosen: { slugs: ['ash', 'unknown'] },
  search: { search: 'dogwood' },
}

const product = (name: string, price: number, more: Partial<ProductInput> = {}): ProductInput => ({
  ...{ type: 'simple', name, sku: name, variant: { regularPrice: price, stock: { quantity: 9 } } },
  ...more,
})

describeDatabases('pages of lists after a change', open => {
  let shop: ReturnType<typeof createTestShop>['shop']
  let connection: Awaited<ReturnType<typeof open>>
  let poll: () => Promise<void>
  let dropped = new Set<string>()
  const products = new Map<string, ProductInput>()

  const save = async (changed: ProductInput) => {
    products.set(changed.name, changed)
    await shop.catalog.save([changed])
  }

  beforeAll(async () => {
    connection = await open()
    shop = createTestShop(connection).shop
    for (const one of [
      product('Ash', 1000, { categories: [['Bowls']], tags: ['Gift'] }),
      product('Birch', 2000, { categories: [['Bowls']] }),
      product('Cedar', 3000, { categories: [['Cups']] }),
      product('Dogwood', 4000, { categories: [['Bowls']] }),
      product('Elm', 5000, { categories: [['Cups']], upsells: [] }),
    ]) {
      await save(one)
    }
    const watching = watchInvalidations(
      connection.db,
      tags => {
        shop.invalidate(tags)
        for (const tag of tags) dropped.add(tag)
      },
      () => {},
    )
    poll = watching.poll
    await poll()
    return () => watching.stop()
  })
  afterEach(async () => {
    for (const one of products.values()) await shop.catalog.save([one])
    await poll()
  })

  /** Lists whose pages are dropped by the change. */
  async function droppedBy(change: () => Promise<unknown>): Promise<string[]> {
    await poll()
    const tagsOf = new Map<string, Set<string>>()
    for (const [name, query] of Object.entries(LISTS)) {
      const tags = new Set<string>()
      await shop.catalog.list({ perPage: 2, ...query }, (...some) => {
        for (const tag of some) tags.add(tag)
      })
      tagsOf.set(name, tags)
    }
    dropped = new Set()
    await change()
    await poll()
    return [...tagsOf]
      .filter(([, tags]) => [...tags].some(tag => dropped.has(tag)))
      .map(([name]) => name)
  }

  const again = (name: string, changes: Partial<ProductInput>) => () =>
    shop.catalog.save([{ ...(products.get(name) as ProductInput), ...changes }])

  test('SH-5 a price drops lists that show the product, are sorted by price or have filters', async () => {
    const cheaper = { variant: { regularPrice: 1500, stock: { quantity: 9 } } }
    expect(await droppedBy(again('Dogwood', cheaper))).toEqual([
      'all by name, page 2',
      'all by price',
      'all by popularity',
      'all with filters',
      'bowls by price',
      'bowls with filters',
      'search',
    ])
  })

  test('SH-5 fewer pieces in stock drop no list, and none left drop those that show it', async () => {
    const [ash] = (await shop.catalog.list({ slugs: ['ash'] })).products
    const sell = (quantity: number) => async () => {
      await connection.db
        .updateTable('stock_items')
        .set({ quantity })
        .where('product_id', '=', ash?.id ?? '')
        .execute()
      await showStock(connection.db, [ash?.id ?? ''], { nowMs: 1, lowAt: 2 })
    }
    expect(await droppedBy(sell(8))).toEqual([])
    expect(dropped).toEqual(new Set([`product:${ash?.id}`]))
    expect(await droppedBy(sell(0))).toEqual([
      'all by name',
      'all by price',
      'all with filters',
      'bowls',
      'bowls with filters',
      'tag gift',
      'chosen',
    ])
  })

  test('SH-5 sold pieces drop lists by popularity', async () => {
    const [cedar] = (await shop.catalog.list({ search: 'cedar' })).products
    const sell = (quantity: number) => async () => {
      const row = { id: createId(), product_id: cedar?.id ?? '', quantity }
      await connection.db.insertInto('pending_sales').values(row).execute()
      await shop.tasks
        .find(task => task.name === 'shop: popularity')
        ?.run(new AbortController().signal)
    }
    expect(await droppedBy(sell(3))).toEqual(['all by popularity', 'search'])
    await sell(-3)()
  })

  test('SH-5 a name drops lists sorted by name and those that show the product', async () => {
    expect(await droppedBy(again('Elm', { name: 'Beech' }))).toEqual([
      'all by name',
      'all by name, page 2',
      'all by popularity',
      'all with filters',
      'cups',
      'search',
    ])
  })

  test('SH-5 a category drops the lists that the product leaves and enters', async () => {
    expect(await droppedBy(again('Cedar', { categories: [['Bowls']] }))).toEqual([
      'all by name, page 2',
      'all with filters',
      'bowls',
      'bowls by price',
      'bowls with filters',
      'cups',
      'search',
    ])
  })

  test('SH-5 a new product drops the lists that it enters, and one with its slug', async () => {
    const add = () => shop.catalog.save([product('Unknown', 9000)])
    expect(await droppedBy(add)).toEqual([
      'all by name',
      'all by name, page 2',
      'all by price',
      'all by popularity',
      'all with filters',
      'chosen',
      'search',
    ])
    const [added] = (await shop.catalog.list({ slugs: ['unknown'] })).products
    await shop.catalog.delete(added?.id ?? '')
  })
})
