import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createDiscount } from '../../../tests/support/discount-scenarios.ts'
import { prepareShop } from '../../../tests/support/shop.ts'
import { TEST_START } from '../../../tests/support/test-shop.ts'
import { toProductJsonLd } from './json-ld.ts'

describeDatabases('automatic discounts on products', open => {
  const bench = prepareShop(open)
  const vat = { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }

  async function product(price: number, changes: object = {}) {
    await bench.db.deleteFrom('discounts').execute()
    const variant = { regularPrice: price, ...changes }
    const name = `Bowl ${crypto.randomUUID()}`
    const [id = ''] = await bench.shop.catalog.save([{ type: 'simple', name, variant }])
    return id
  }

  async function read(id: string) {
    const { shop } = bench
    const tags: string[] = []
    const tag = (...more: string[]) => tags.push(...more)
    const place = await shop.catalog.place({ id })
    const detail = await shop.catalog.bySlug(place?.slug ?? '', tag)
    const list = await shop.catalog.list({ ids: [id] }, tag)
    if (!detail) throw new Error('no such product')
    const cart = await shop.cart.add({ key: undefined, items: [{ productId: id, quantity: 1 }] })
    if (!cart.ok) throw new Error(cart.reason)
    return { detail, card: list.products[0], list, tags, total: cart.cart.totals.total }
  }

  test.each([
    ['entered with tax', { includeTax: true, display: 'incl' }, 1797, 1997],
    ['entered without tax, shown with it', { includeTax: false, display: 'incl' }, 2141, 2379],
  ] as const)(
    'SH-4: card, page, structured data and cart agree: prices %s',
    async (_, prices, reduced, regular) => {
      bench.configure({ taxes: [vat], prices })
      const id = await product(prices.includeTax ? 1997 : 1999)
      await createDiscount(bench.shop, { type: 'percent', percent: 1000, label: 'Ten off' })
      const { detail, card, total, tags } = await read(id)
      const range = { min: reduced, max: reduced, regularMin: regular, regularMax: regular }
      expect(card?.price).toMatchObject({ ...range, onSale: true, label: 'Ten off' })
      expect(detail.price).toMatchObject({ ...range, onSale: true })
      expect(detail.variants[0]).toMatchObject({
        price: reduced,
        regularPrice: regular,
        onSale: true,
      })
      expect(toProductJsonLd(detail, 'https://shop.test').offers).toMatchObject({
        price: (reduced / 100).toFixed(2),
      })
      expect(total).toBe(reduced)
      expect(tags).toContain('automatic-discounts')
    },
  )

  test('SH-4: the note behind a price names its amounts after discounts', async () => {
    const suffix = '{price_excluding_tax} excl. VAT'
    bench.configure({ taxes: [vat], prices: { includeTax: true, display: 'incl', suffix } })
    const id = await product(2380)
    await createDiscount(bench.shop, { type: 'percent', percent: 5000 })
    const { card, detail } = await read(id)
    expect(card?.price).toMatchObject({ min: 1190, suffix: '€10.00 excl. VAT' })
    expect(detail.variants[0]).toMatchObject({ price: 1190, suffix: '€10.00 excl. VAT' })
  })

  test('SH-4: an automatic discount of a category reduces its products while it lasts', async () => {
    bench.configure()
    const { shop, clock } = bench
    const category = await shop.categories.save({
      name: `Sale ${crypto.randomUUID()}`,
      slug: '',
      parentId: null,
      description: '',
      image: null,
      position: 0,
    })
    if (!category.ok) throw new Error(category.reason)
    const id = await product(2000)
    await bench.db
      .insertInto('product_categories')
      .values({ product_id: id, category_id: category.id })
      .execute()
    await createDiscount(shop, {
      type: 'fixed_product',
      amount: 500,
      productCategories: [category.id],
      startsAt: TEST_START + 1000,
      expiresAt: TEST_START + 2000,
    })
    const price = async () => {
      const { card, list, detail } = await read(id)
      expect(detail.price?.min).toBe(card?.price?.min)
      return [card?.price?.min, list.freshUntil]
    }
    expect(await price()).toEqual([2000, TEST_START + 1000])
    clock.advance(1000)
    expect(await price()).toEqual([1500, TEST_START + 2000])
    clock.advance(1000)
    expect(await price()).toEqual([2000, undefined])
  })

  test.each([
    ['a minimum spend', { minimumAmount: 1 }],
    ['a limit', { usageLimit: 5 }],
    ['an email address', { emailRestrictions: ['a@example.com'] }],
    ['first orders', { firstOrderOnly: true }],
    ['a code', { code: 'SAVE' }],
    ['a quantity', { type: 'tiers', tiers: [{ quantity: 1, percent: 500 }] }],
  ] as const)(
    'SH-4: a discount that depends on %s is not shown on products',
    async (_, changes) => {
      bench.configure()
      const id = await product(2000)
      await createDiscount(bench.shop, {
        type: 'percent',
        percent: 1000,
        ...(structuredClone(changes) as object),
      })
      expect((await read(id)).card?.price).toMatchObject({ min: 2000, onSale: false })
    },
  )

  test('SH-4: lists sorted by price follow automatic discounts when they start and end', async () => {
    bench.configure()
    const { shop, clock } = bench
    const dear = await product(2000)
    const cheap = await product(1900)
    const sorted = async () => {
      for (const task of shop.tasks) {
        if (task.name === 'shop: sales that begin or end')
          await task.run(new AbortController().signal)
      }
      const { products } = await shop.catalog.list({ sort: 'price-asc', perPage: 200 })
      return products.map(one => one.id).filter(id => id === dear || id === cheap)
    }
    expect(await sorted()).toEqual([cheap, dear])
    await createDiscount(shop, {
      type: 'percent',
      percent: 1000,
      productIds: [dear],
      startsAt: TEST_START + 1000,
      expiresAt: TEST_START + 2000,
    })
    expect(await sorted()).toEqual([cheap, dear])
    clock.advance(1000)
    expect(await sorted()).toEqual([dear, cheap])
    clock.advance(1000)
    expect(await sorted()).toEqual([cheap, dear])
    const { items } = await shop.discounts.list({
      page: 1,
      perPage: 25,
      sort: 'createdAt',
      order: 'desc',
    })
    const id = items[0]?.id ?? ''
    await shop.discounts.change(id, { startsAt: null, expiresAt: null })
    expect(await sorted()).toEqual([dear, cheap])
    await shop.discounts.delete(id)
    expect(await sorted()).toEqual([cheap, dear])
  })
})
