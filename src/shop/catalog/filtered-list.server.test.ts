import { beforeAll, describe, expect, test } from 'vitest'
import { type Connection, watchInvalidations } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { type RecordedQueries, recordQueries } from '../../../tests/support/recorded-queries.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import { fillFacets } from './fill-facets.ts'
import type { ProductFilters } from './filters.ts'
import type { ProductInput, VariantInput } from './input.ts'

const NONE: ProductFilters = {
  brands: [],
  attributes: new Map(),
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
  onSale: false,
  minStars: undefined,
}
const filtersOf = (changes: Partial<ProductFilters>) => ({ ...NONE, ...changes })
const byColour = (...values: string[]) => ({ attributes: new Map([['colour', values]]) })

const option = (key: string, name: string, values: string[], variation: boolean) => ({
  ...{ key, name, values, variation },
  visible: true,
  global: true,
})

function shirt(name: string, variants: VariantInput[], more: Partial<ProductInput> = {}) {
  const valuesOf = (key: string) => [
    ...new Set(variants.flatMap(variant => variant.options?.[key] ?? [])),
  ]
  return {
    type: 'variable',
    name,
    sku: name,
    options: [
      option('colour', 'Colour', valuesOf('colour'), true),
      option('size', 'Size', valuesOf('size'), true),
    ],
    variants: variants.map(variant => ({ regularPrice: 2000, ...variant })),
    ...more,
  } satisfies ProductInput
}

const of = (colour: string, size: string, quantity?: number): VariantInput => ({
  options: { colour, size },
  sku: `${colour}-${size}-${Math.random()}`,
  stock: quantity === undefined ? { status: 'in-stock' } : { quantity },
})

const products: ProductInput[] = [
  shirt('Tee', [of('Blue', 'S', 3), of('Red', 'M', 3)], { brand: 'Alder', categories: [['Tops']] }),
  shirt('Polo', [of('Blue', 'M', 3), of('blue', 'S', 0)], {
    brand: 'Birch & Co',
    categories: [['Tops', 'Polos']],
  }),
  {
    type: 'simple',
    name: 'Scarf',
    sku: 'scarf',
    brand: 'Alder',
    categories: [['Extras']],
    options: [option('colour', 'Colour', ['Blue', 'Green'], false)],
    variant: { regularPrice: 5000, salePrice: 1000, stock: { quantity: 1 } },
  },
  {
    type: 'simple',
    name: 'Hat',
    sku: 'hat',
    options: [{ key: 'colour', name: 'Colour', values: ['Own'], visible: true, variation: false }],
    variant: { regularPrice: 3000, stock: { quantity: 0 } },
  },
]

describeDatabases('filtered lists', open => {
  let connection: Connection
  let shop: ReturnType<typeof createTestShop>['shop']
  let poll: () => Promise<void>

  beforeAll(async () => {
    connection = await open()
    shop = createTestShop(connection).shop
    await shop.catalog.save(products)
    // The database is closed while the last poll may be in flight.
    const watching = watchInvalidations(
      connection.db,
      tags => shop.invalidate(tags),
      () => {},
    )
    poll = watching.poll
    await poll()
    return () => watching.stop()
  })

  async function find(filters: Partial<ProductFilters>, query: object = {}) {
    const list = await shop.catalog.list({ ...query, filters: filtersOf(filters), sort: 'name' })
    const values = (slug: string) =>
      Object.fromEntries(
        (list.filters?.facets.find(facet => facet.slug === slug)?.values ?? []).map(value => [
          value.slug,
          value.count,
        ]),
      )
    return { names: list.products.map(product => product.name), list, values }
  }

  test('SH-5 values of a filter are alternatives, and filters narrow each other', async () => {
    expect((await find(byColour('blue'))).names).toEqual(['Polo', 'Scarf', 'Tee'])
    expect((await find(byColour('red', 'green'))).names).toEqual(['Scarf', 'Tee'])
    const both = await find({ ...byColour('blue'), brands: ['alder'] })
    expect(both.names).toEqual(['Scarf', 'Tee'])
    // Counts of a filter ignore its own choice.
    expect(both.values('brand')).toEqual({ alder: 2, 'birch-co': 1 })
    expect(both.values('colour')).toEqual({ blue: 2, red: 1, green: 1 })
    expect(both.list.filters).toMatchObject({ chosen: 2 })
  })

  test('SH-5 one variant must have all chosen values, and be in stock', async () => {
    const attributes = (colour: string, size: string) =>
      new Map([
        ['colour', [colour]],
        ['size', [size]],
      ])
    expect((await find({ attributes: attributes('blue', 's') })).names).toEqual(['Polo', 'Tee'])
    expect((await find({ attributes: attributes('red', 's') })).names).toEqual([])
    const inStock = await find({ attributes: attributes('blue', 's'), inStock: true })
    expect(inStock.names).toEqual(['Tee'])
  })

  test('SH-5 unknown values are ignored, and options of single products are no filters', async () => {
    const found = await find({ brands: ["' or 1=1"], attributes: new Map([['nothing', ['x']]]) })
    expect(found.list).toMatchObject({ count: 4, filters: { chosen: 0 } })
    expect(found.values('colour')).not.toHaveProperty('own')
  })

  test('SH-5 prices, sales and lists combine with filters', async () => {
    expect((await find({ minPrice: 1000, maxPrice: 2000 })).names).toEqual(['Polo', 'Scarf', 'Tee'])
    expect((await find({ maxPrice: 1999 })).names).toEqual(['Scarf'])
    expect((await find({ onSale: true })).names).toEqual(['Scarf'])
    expect((await find({}, { category: 'tops' })).values('category')).toEqual({ polos: 1 })
    expect((await find({}, { brand: 'alder' })).names).toEqual(['Scarf', 'Tee'])
    expect((await find(byColour('blue'), { search: 'polo' })).names).toEqual(['Polo'])
    const { list } = await find({})
    expect(list.filters?.price.range).toEqual({ min: 1000, max: 3000 })
    expect(list.filters).toMatchObject({ inStock: { count: 3 }, onSale: { count: 1 } })
  })

  test('SH-5 shown prices with tax are filtered as shown', async () => {
    const taxed = createTestShop(connection, {
      prices: { includeTax: false, display: 'incl', suffix: '' },
      taxes: [{ country: '', taxClass: '', name: 'VAT', percent: 20, shipping: true }],
    }).shop
    const list = await taxed.catalog.list({ filters: filtersOf({ maxPrice: 1200 }) })
    expect(list.products.map(product => product.price?.min)).toEqual([1200])
    expect(list.filters?.price.range).toEqual({ min: 1200, max: 3600 })
  })

  test('SH-5 products are filtered by their average rating, and those without reviews do not pass', async () => {
    expect((await find({})).list.filters?.ratings).toEqual([])
    const ids = new Map(
      (await shop.catalog.list({})).products.map(product => [product.name, product.id]),
    )
    const review = (name: string, ...ratings: number[]) =>
      shop.reviews.insert(
        ratings.map((rating, index) => ({
          productId: ids.get(name) ?? '',
          ...{ rating, title: '', body: 'Fits.', name: 'Ada', email: '', at: 1, reply: '' },
          ...{ repliedAt: 0, isPublished: true, uniqueKey: `${name} ${index}` },
        })),
      )
    await review('Tee', 5)
    // 3.96 is shown as 4.0.
    await review('Polo', ...Array.from({ length: 24 }, () => 4), 3)
    await review('Scarf', 2)
    await poll()
    expect((await find({})).list.filters?.ratings).toEqual([
      { stars: 4, count: 2, chosen: false },
      { stars: 3, count: 2, chosen: false },
      { stars: 2, count: 3, chosen: false },
      { stars: 1, count: 3, chosen: false },
    ])
    const four = await find({ minStars: 4 })
    expect(four.names).toEqual(['Polo', 'Tee'])
    expect(four.list.filters).toMatchObject({ chosen: 1, inStock: { count: 2 } })
    expect(four.list.filters?.ratings[2]).toEqual({ stars: 2, count: 3, chosen: false })
    const none = await find({ minStars: 4, onSale: true })
    expect(none.names).toEqual([])
    expect(none.list.filters?.removals).toContainEqual({ kind: 'rating', slug: '', count: 1 })
  })

  describe('after changes', () => {
    test('SH-5 a changed product is found by its new values in every process', async () => {
      expect((await find(byColour('violet'))).names).toHaveLength(4)
      const other = createTestShop(connection).shop
      await other.catalog.save([
        {
          ...(products[3] as ProductInput),
          options: [option('colour', 'Colour', ['Violet'], false)],
        },
      ])
      await poll()
      expect((await find(byColour('violet'))).names).toEqual(['Hat'])
      const [hat] = (await find(byColour('violet'))).list.products
      await other.catalog.delete(hat?.id ?? '')
      await poll()
      expect((await find(byColour('violet'))).names).toEqual([])
    })

    test('SH-5 a process loads its filters before the first visitor asks, and again if all are stale', async () => {
      const queries: RecordedQueries = new Map()
      const db = connection.db.withPlugin(recordQueries(connection.db, queries))
      const { shop: fresh } = createTestShop({ ...connection, db })
      const isLoaded = () => [...queries.keys()].some(sql => sql.includes('order by "number"'))
      fresh.keepFacetsLoaded()
      await expect.poll(isLoaded).toBe(true)
      queries.clear()
      await fresh.catalog.list({ filters: filtersOf({ onSale: true }) })
      expect(isLoaded()).toBe(false)
      fresh.invalidate(['*'])
      await expect.poll(isLoaded).toBe(true)
    })

    test('SH-5 facets of products of older versions are written by a task', async () => {
      const before = await find(byColour('blue'))
      await connection.db.transaction().execute(tx => shop.catalog.reindex(tx))
      await poll()
      expect((await find({ inStock: true })).names).toEqual([])
      const context = { ...connection, clock: { now: () => 0 }, settings: shop.settings }
      expect(await fillFacets(context)).toBe(3)
      await poll()
      expect(await find(byColour('blue'))).toMatchObject({ names: before.names })
    })
  })
})
