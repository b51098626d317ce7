import { expect, test } from 'vitest'
import { DAY } from '#base'
import type { CustomerGroupEdit, ShopSettings } from '#shop/schema'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { prepareCustomers } from '../../../tests/support/customers.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'
import { newDiscount } from '../discounts/new-discount.ts'

const TRADE: CustomerGroupEdit = { name: 'Trade', ppm: 250_000, categories: [], taxExempt: false }
const vat = { country: 'DE', name: 'VAT', percent: 19, taxClass: '', shipping: true }

describeDatabases('prices of customer groups', open => {
  const checkout = prepareCheckout(open)
  const people = prepareCustomers(checkout)

  let count = 0
  /** A group with a new name. */
  async function addGroup(edit: Partial<CustomerGroupEdit> = {}) {
    const name = `${edit.name ?? TRADE.name} ${++count}`
    const saved = await checkout.shop.customerGroups.save({ ...TRADE, ...edit, name })
    if (!saved.ok) throw new Error(saved.reason)
    return { id: saved.id, name }
  }

  async function addMember(group: string) {
    const { customer, token } = await people.signUp(`member-${++count}@example.com`)
    const assigned = await checkout.shop.customerGroups.assign({ group, ids: [customer.id] })
    expect(assigned).toMatchObject({ ok: true, changed: 1 })
    return { customer, token }
  }

  const storefrontOf = async (token: string) =>
    checkout.shop.storefront('', await checkout.shop.customers.groupOf(token))

  async function filledCart(shop: Awaited<ReturnType<typeof storefrontOf>>, productId: string) {
    const added = await shop.cart.add({ key: undefined, items: [{ productId, quantity: 2 }] })
    if (!added.ok) throw new Error(added.reason)
    return added.key
  }

  test('SH-4 members see their prices in lists, details, cart, checkout and order', async () => {
    const group = await addGroup()
    const { customer, token } = await addMember(group.id)
    const shop = await storefrontOf(token)
    const { bowl } = checkout
    const [card] = (await shop.catalog.list({ ids: [bowl.id] })).products
    expect(card?.price).toMatchObject({ min: 1362, max: 1362, regularMin: 1362, onSale: false })
    const product = await shop.catalog.bySlug('bowl')
    expect(product?.price).toMatchObject({ min: 1362 })
    expect(product?.variants[0]).toMatchObject({ price: 1362, regularPrice: 1362, onSale: false })
    const key = await filledCart(shop, bowl.id)
    expect((await shop.cart.view({ key, customer })).totals.total).toBe(2724)
    expect((await shop.checkout.view({ key, customer })).cart.totals.total).toBe(2724)
    const placed = await shop.checkout.place({ key, fields: checkoutFields(), customer })
    if (!placed.ok) throw new Error(placed.reason)
    const order = await checkout.shop.orders.load({ id: placed.order.id })
    expect(order).toMatchObject({ customerGroup: group.name, totals: { total: 2724 } })
    const [guestCard] = (await checkout.shop.catalog.list({ ids: [bowl.id] })).products
    expect(guestCard?.price).toMatchObject({ min: 1816 })
    const guest = await checkout.buy(1)
    expect(await checkout.shop.orders.load({ id: guest.id })).toMatchObject({ customerGroup: '' })
  })

  test.each([
    [1500, { price: 1362, regularPrice: 1362, onSale: false }],
    [1200, { price: 1200, regularPrice: 1362, onSale: true }],
  ])(
    'SH-4 the lower of the price of a group and the sale price of %d applies',
    async (salePrice, shown) => {
      const variant = { regularPrice: 1816, salePrice, stock: { quantity: 10 } }
      const name = `Sale ${salePrice} ${++count}`
      const [id = ''] = await checkout.shop.catalog.save([{ type: 'simple', name, variant }])
      const shop = checkout.shop.storefront('', (await addGroup()).id)
      const [card] = (await shop.catalog.list({ ids: [id] })).products
      expect(card?.price).toMatchObject({ min: shown.price, onSale: shown.onSale })
      const product = await shop.catalog.bySlug(card?.path.split('/').at(-1) ?? '')
      expect(product?.variants[0]).toMatchObject(shown)
      const key = await filledCart(shop, id)
      expect((await shop.cart.view({ key })).totals.total).toBe(2 * shown.price)
    },
  )

  test('SH-4 the range of a product compares both prices of each variant', async () => {
    const sizes = [
      { sku: `small-${count}`, options: { size: 'S' }, regularPrice: 10_000, salePrice: 5000 },
      { sku: `medium-${count}`, options: { size: 'M' }, regularPrice: 6000 },
    ]
    const name = `Range ${++count}`
    const size = { key: 'size', name: 'Size', values: ['S', 'M'] }
    const options = [{ ...size, visible: true, variation: true }]
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'variable', name, options, variants: sizes },
    ])
    const shop = checkout.shop.storefront('', (await addGroup({ ppm: 100_000 })).id)
    const [card] = (await shop.catalog.list({ ids: [id] })).products
    expect(card?.price).toMatchObject({ min: 5000, max: 5400 })
  })

  test('SH-4 shares of categories include those below, and gift cards have none', async () => {
    const { shop } = checkout
    const variant = { regularPrice: 1000, stock: { quantity: 10 } }
    const ids = await shop.catalog.save([
      { type: 'simple', name: `Cup ${++count}`, categories: [['Dishes', 'Cups']], variant },
      { type: 'simple', name: `Card ${++count}`, giftCard: true, variant },
      { type: 'simple', name: `Other ${++count}`, variant },
    ])
    const dishes = (await shop.catalog.categories()).find(one => one.name === 'Dishes')?.id ?? ''
    const categories = [{ category: dishes, ppm: 300_000 }]
    const { id } = await addGroup({ ppm: 100_000, categories })
    const { products } = await shop.storefront('', id).catalog.list({ ids })
    expect(products.map(one => one.price?.min)).toEqual([700, 1000, 900])
    for (const [index, price] of [700, 1000, 900].entries()) {
      const key = await filledCart(shop.storefront('', id), ids[index] ?? '')
      expect((await shop.storefront('', id).cart.view({ key })).totals.total).toBe(2 * price)
    }
  })

  test('SH-4 coupons apply after the price of the group', async () => {
    const shop = checkout.shop.storefront('', (await addGroup()).id)
    const key = await filledCart(shop, checkout.bowl.id)
    const code = `half-${++count}`
    await checkout.shop.discounts.create({ ...newDiscount, code, type: 'percent', percent: 5000 })
    const applied = await shop.cart.applyCoupon({ key, code })
    expect(applied).toMatchObject({ ok: true })
    const { totals } = await shop.cart.view({ key })
    expect(totals.subtotal).toBe(2724)
    expect(totals.discount).toBeGreaterThan(0)
    expect(totals.total).toBe(2724 - totals.discount)
  })

  test('SH-4 a customer who left the group pays the price of guests and must confirm it', async () => {
    const group = await addGroup()
    const { customer, token } = await addMember(group.id)
    const shop = await storefrontOf(token)
    const key = await filledCart(shop, checkout.bowl.id)
    await checkout.shop.customerGroups.assign({ group: null, ids: [customer.id] })
    expect(await checkout.shop.customers.groupOf(token)).toBeUndefined()
    const later = await storefrontOf(token)
    expect((await later.cart.view({ key, customer })).totals.total).toBe(3632)
    const fields = checkoutFields({ shown_total: '2724 EUR' })
    expect(await later.checkout.place({ key, fields, customer })).toMatchObject({
      reason: 'total-changed',
    })
  })

  test('SH-4 a deleted group has no prices, and its customers and orders stay', async () => {
    const group = await addGroup()
    const { customer, token } = await addMember(group.id)
    const shop = await storefrontOf(token)
    const key = await filledCart(shop, checkout.bowl.id)
    const placed = await shop.checkout.place({ key, fields: checkoutFields(), customer })
    if (!placed.ok) throw new Error(placed.reason)
    expect(await checkout.shop.customerGroups.delete(group.id)).toMatchObject({ ok: true })
    expect(await checkout.shop.customers.groupOf(token)).toBeUndefined()
    const [card] = (await shop.catalog.list({ ids: [checkout.bowl.id] })).products
    expect(card?.price).toMatchObject({ min: 1816 })
    expect(await checkout.shop.account.staff.load(customer.id)).toMatchObject({ group: null })
    expect(await checkout.shop.orders.load({ id: placed.order.id })).toMatchObject({
      customerGroup: group.name,
    })
  })

  test('SH-4 signing out ends the prices of the group', async () => {
    const { customer, token } = await addMember((await addGroup()).id)
    expect(await checkout.shop.customers.groupOf(token)).toBeDefined()
    await checkout.shop.customers.endSession(customer.id, customer.sessionId)
    expect(await checkout.shop.customers.groupOf(token)).toBeUndefined()
  })

  test.each<[string, Partial<ShopSettings['prices']>, number]>([
    ['with', { includeTax: true, display: 'incl' }, 1526],
    ['without', { includeTax: false, display: 'incl' }, 1816],
  ])('SH-4 exempt groups pay no tax on prices entered %s tax', async (_, changes, net) => {
    const prices = { includeTax: true, display: 'incl' as const, suffix: 'incl. VAT', ...changes }
    checkout.configure({ country: 'DE', taxes: [vat], prices })
    const group = await addGroup({ name: 'Exempt', ppm: 0, taxExempt: true })
    const shop = checkout.shop.storefront('', group.id)
    const [card] = (await shop.catalog.list({ ids: [checkout.bowl.id] })).products
    expect(card?.price).toMatchObject({ min: net })
    expect(card?.price).not.toHaveProperty('suffix')
    const key = await filledCart(shop, checkout.bowl.id)
    const cart = await shop.cart.view({ key })
    expect(cart).toMatchObject({
      totals: { total: 2 * net, tax: 0 },
      exemption: { reason: 'exempt' },
    })
    const placed = await shop.checkout.place({ key, fields: checkoutFields() })
    if (!placed.ok) throw new Error(placed.reason)
    const order = await checkout.shop.orders.load({ id: placed.order.id })
    expect(order).toMatchObject({
      totals: { total: 2 * net, tax: 0 },
      exemption: { reason: 'exempt' },
    })
  })

  test('SH-4 exempt groups pay no tax on goods that they pick up', async () => {
    const pickup = { id: 'shop', kind: 'pickup', title: 'Shop', cost: 0, minimum: 0 } as const
    checkout.configure({
      country: 'DE',
      taxes: [vat],
      zones: [{ name: 'All', countries: [], methods: [pickup] }],
      prices: { includeTax: false, display: 'incl' },
    })
    const group = await addGroup({ name: 'Pickup', ppm: 0, taxExempt: true })
    const shop = checkout.shop.storefront('', group.id)
    const key = await filledCart(shop, checkout.bowl.id)
    expect((await shop.cart.view({ key })).totals).toMatchObject({ total: 3632, tax: 0 })
  })

  test('SH-4 groups have prices in other currencies', async () => {
    const usd = { code: 'USD', rate: '1.1', rateDate: '2026-02-27', rounding: 'none' } as const
    checkout.configure({ currencies: [usd] })
    const shop = checkout.shop.storefront('USD', (await addGroup()).id)
    const [card] = (await shop.catalog.list({ ids: [checkout.bowl.id] })).products
    expect(card?.price).toMatchObject({ min: 1498 })
  })

  test('SH-4 changes of a group reach another process', async () => {
    const group = await addGroup()
    const priceIn = async ({ shop }: Pick<typeof checkout, 'shop'>) =>
      (await shop.storefront('', group.id).catalog.list({ ids: [checkout.bowl.id] })).products[0]
        ?.price?.min
    const first = { shop: checkout.shop }
    expect(await priceIn(first)).toBe(1362)
    checkout.configure()
    await checkout.shop.customerGroups.save({ ...TRADE, name: group.name, ppm: 500_000 }, group.id)
    expect(await priceIn(checkout)).toBe(908)
    first.shop.invalidate(['customer-groups'])
    expect(await priceIn(first)).toBe(908)
  })

  test('SH-4 the members of a group are counted, and a name is used once', async () => {
    const group = await addGroup()
    await addMember(group.id)
    const { customerGroups } = checkout.shop
    const query = { page: 1, perPage: 200, sort: 'members', order: 'desc' } as const
    const { items } = await customerGroups.list({ ...query, q: group.name })
    expect(items).toMatchObject([{ id: group.id, members: 1, ppm: 250_000 }])
    const again = { ...TRADE, name: ` ${group.name.toUpperCase()} ` }
    expect(await customerGroups.save(again)).toMatchObject({ reason: 'taken' })
    expect(await customerGroups.assign({ group: 'gone', ids: ['x'] })).toMatchObject({
      reason: 'unknown-group',
    })
  })

  test('SH-4 the lowest price of 30 days is that of the group', async () => {
    checkout.configure({
      country: 'DE',
      disclosures: { lowestPrice: true, unitPrice: false, safety: false, guarantee: false },
    })
    const name = `Lowest ${++count}`
    const save = (salePrice?: number) =>
      checkout.shop.catalog.save([
        { type: 'simple', name, sku: name, variant: { regularPrice: 2000, salePrice } },
      ])
    const [id = ''] = await save()
    checkout.clock.advance(DAY)
    await save(1000)
    const shop = checkout.shop.storefront('', (await addGroup({ ppm: 100_000 })).id)
    const [card] = (await shop.catalog.list({ ids: [id] })).products
    expect(card?.price).toMatchObject({ min: 1000, regularMin: 1800, lowest: 1800 })
  })
})
