import { beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db'
import { cleanHtml } from '#pages'
import { xssPayloads } from '../../../tests/fixtures/xss.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { sharedJson } from '../../../tests/support/shared-data.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import type { ProductInput } from './input.ts'
import { SORTS } from './view.ts'

const finishes = ['Ash', 'Blue', 'Coral', 'Iron', 'Silver']
const products = Array.from({ length: 60 }, (_, n): ProductInput => {
  const finish = finishes[n % 5] ?? ''
  return {
    type: 'simple',
    name: `${finish} ${n % 2 ? 'Bowl' : 'Vase'} ${n}`,
    sku: `P-${n}`,
    featured: n % 20 === 0,
    position: n % 3,
    createdAt: 1000 + ((n * 7) % 60),
    shortHtml: n === 7 ? '<p>Fired for <b>forty</b> hours</p>' : '',
    categories: [n % 2 ? ['Table', 'Bowls'] : ['Room', 'Vases']],
    tags: [finish],
    variant: { regularPrice: ((n * 13) % 60) * 100 },
  }
})

describeDatabases('catalogue', open => {
  let connection: Connection
  let shop: ReturnType<typeof createTestShop>['shop']
  beforeAll(async () => {
    connection = await open()
    shop = createTestShop(connection).shop
    await shop.catalog.save(products)
  })

  test.each(SORTS)('SH-5: pages sorted by %s hold every product once, in order', async sort => {
    const seen: string[] = []
    const prices: number[] = []
    for (let page = 1; page <= 9; page++) {
      const list = await shop.catalog.list({ sort, page, perPage: 7 })
      expect(list).toMatchObject({ page, pages: 9, count: 60 })
      seen.push(...list.products.map(product => product.name))
      prices.push(...list.products.map(product => product.price?.min ?? 0))
    }
    expect(new Set(seen).size).toBe(60)
    const whole = await shop.catalog.list({ sort, perPage: 100 })
    expect(seen).toEqual(whole.products.map(product => product.name))
    if (sort === 'name') expect(seen).toEqual([...seen].sort())
    if (sort === 'price-asc') expect(prices).toEqual([...prices].sort((a, b) => a - b))
    if (sort === 'price-desc') expect(prices).toEqual([...prices].sort((a, b) => b - a))
    if (sort === 'newest') expect(seen[0]).toBe('Coral Bowl 17')
  })

  test('SH-5: a category shows its products and those of its subcategories; filters combine', async () => {
    const count = async (query: object) => (await shop.catalog.list(query)).count
    expect(await count({ category: 'table' })).toBe(30)
    expect(await count({ category: 'bowls' })).toBe(30)
    expect(await count({ tag: 'ash' })).toBe(12)
    expect(await count({ category: 'table', tag: 'ash' })).toBe(6)
    expect(await count({ featured: true })).toBe(3)
    expect(await count({ featured: true, category: 'bowls' })).toBe(0)
    expect(await count({ category: 'nowhere' })).toBe(0)
    expect(await count({ category: '\0' })).toBe(0)
  })

  test('a page beyond the last is the last; nonsense is the first', async () => {
    expect(await shop.catalog.list({ page: 99, perPage: 50 })).toMatchObject({ page: 2 })
    expect(await shop.catalog.list({ page: Number.NaN })).toMatchObject({ page: 1 })
    expect(await shop.catalog.list({ page: -3, perPage: 1e9 })).toMatchObject({ page: 1, pages: 1 })
  })

  test('SH-5: search finds beginnings of words in name, SKU, tag and short text, best first', async () => {
    const names = async (search: string) =>
      (await shop.catalog.list({ search, perPage: 100 })).products.map(product => product.name)
    expect(await names('coral bowl 7')).toEqual(['Coral Bowl 7'])
    expect((await names('p-12'))[0]).toBe('Coral Vase 12')
    expect(await names('FÓRT')).toEqual(['Coral Bowl 7'])
    expect(await names('silv')).toHaveLength(12)
    expect(await names('zebra')).toEqual([])
    for (const odd of [
      '"',
      "'",
      '*',
      'a AND',
      '(',
      ')',
      ':',
      '\0',
      '--',
      'NEAR(',
      '&',
      '!',
      '😀',
    ]) {
      await expect(names(odd)).resolves.toBeInstanceOf(Array)
    }
  })

  test('drafts are nowhere, hidden products only at their address', async () => {
    const one = (status: 'draft' | 'published', visibility: 'hidden' | 'search' | 'catalog') =>
      ({ type: 'simple', name: `Quiet ${status} ${visibility}`, status, visibility }) as const
    await shop.catalog.save([
      one('draft', 'catalog'),
      one('published', 'hidden'),
      one('published', 'search'),
      one('published', 'catalog'),
    ])
    const names = (list: { products: { name: string }[] }) => list.products.map(one => one.name)
    const all = names(await shop.catalog.list({ perPage: 100 })).filter(name => /Quiet/.test(name))
    expect(all).toEqual(['Quiet published catalog'])
    expect(names(await shop.catalog.list({ search: 'quiet' }))).toEqual(['Quiet published search'])
    expect(await shop.catalog.bySlug('quiet-published-hidden')).toBeDefined()
    expect(await shop.catalog.bySlug('quiet-draft-catalog')).toBeUndefined()
    for (const slug of ['quiet-published-search', 'quiet-published-catalog']) {
      const product = await shop.catalog.bySlug(slug)
      expect(await shop.catalog.delete(product?.id ?? '')).toBe(true)
    }
    expect(await shop.catalog.count()).toBe(60)
    expect((await shop.catalog.list({ search: 'quiet' })).count).toBe(0)
  })

  test('a saved change shows in lists, search and counts', async () => {
    const change = (category: string, price: number): ProductInput => ({
      ...products[0],
      type: 'simple',
      name: 'Renamed',
      sku: 'P-0',
      categories: [[category]],
      variant: { regularPrice: price },
    })
    await shop.catalog.save([change('Garden', 1)])
    expect((await shop.catalog.list({ category: 'garden' })).products[0]).toMatchObject({
      name: 'Renamed',
      path: '/product/ash-vase-0',
      price: { min: 1 },
    })
    expect((await shop.catalog.list({ category: 'room' })).count).toBe(29)
    expect((await shop.catalog.list({ search: 'renamed' })).count).toBe(1)
    expect((await shop.catalog.list({ search: 'ash vase 0' })).count).toBe(0)
    await shop.catalog.save([
      { ...change('Room', 0), name: 'Ash Vase 0', categories: [['Room', 'Vases']] },
    ])
    expect((await shop.catalog.list({ category: 'room' })).count).toBe(30)
  })

  test('variants share a stock item or have their own; the product shows the best state', async () => {
    await shop.catalog.save([
      {
        type: 'variable',
        name: 'Shelves',
        sku: 'shelves',
        variant: { stock: { quantity: 2 } },
        options: [
          {
            key: 'c',
            name: 'C',
            values: ['1', '2', '3'],
            visible: true,
            variation: true,
            global: false,
          },
        ],
        variants: [
          { sku: 's1', options: { c: '1' }, regularPrice: 100, stock: 'product' },
          { sku: 's2', options: { c: '2' }, regularPrice: 300, stock: 'product' },
          { sku: 's3', options: { c: '3' }, regularPrice: 200, stock: { quantity: 0 } },
        ],
      },
    ])
    const product = await shop.catalog.bySlug('shelves')
    expect(product).toMatchObject({ stock: 'low', price: { min: 100, max: 300 } })
    expect(product?.variants.map(variant => variant.stock)).toEqual([
      { state: 'low', left: 2, max: 2 },
      { state: 'low', left: 2, max: 2 },
      { state: 'out-of-stock', left: undefined, max: 0 },
    ])
  })

  test('hostile names and texts are kept as text and cleaned HTML', async () => {
    const others = sharedJson<{ payload: string }[]>('security/xss.json') ?? []
    const payloads = [...xssPayloads, ...others.map(one => one.payload)]
    const own = createTestShop(connection, {}, { cleanHtml })
    await own.shop.catalog.save(
      payloads.map((payload, n) => ({
        type: 'simple',
        name: payload.slice(0, 200) || 'x',
        sku: `xss-${n}`,
        visibility: 'hidden',
        shortHtml: payload,
        descriptionHtml: payload,
        variant: { regularPrice: 100, descriptionHtml: payload },
      })),
    )
    const rows = await connection.db
      .selectFrom('products')
      .select(['short_html', 'description_html'])
      .where('sku', 'like', 'xss-%')
      .execute()
    expect(rows).toHaveLength(payloads.length)
    for (const row of rows) {
      expect(row.description_html).not.toMatch(/<(script|style|iframe|object|svg)|<[^>]*\son\w+=/i)
      expect(row.short_html).toBe(row.description_html)
    }
  })
})
