import { expect, test } from 'vitest'
import { DAY } from '#base'
import type { ShopCurrency, ShopSettings } from '#shop/schema'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'
import { newDiscount } from '../discounts/new-discount.ts'
import type { GiftCardIssue } from '../gift-cards/edit-card.ts'

const currency = (
  code: string,
  rate: string,
  rounding: ShopCurrency['rounding'] = 'none',
): ShopCurrency => ({ code, rate, rateDate: '2026-02-27', rounding })

const CURRENCIES = [currency('USD', '1.0842'), currency('JPY', '163.5'), currency('KWD', '0.3345')]
const vat = { country: 'DE', name: 'VAT', percent: 19, taxClass: '', shipping: true }
const TAXES = [vat, { ...vat, percent: 7, taxClass: 'reduced-rate', shipping: false }]
const PARCEL = { id: 'parcel', kind: 'flat', title: 'Parcel', cost: 490, minimum: 0 } as const

describeDatabases('carts and orders in other currencies', open => {
  const checkout = prepareCheckout(open)

  function configure(settings: Partial<ShopSettings> = {}) {
    const zones = [{ name: 'All', countries: [], methods: [PARCEL] }]
    checkout.configure({ taxes: TAXES, currencies: CURRENCIES, zones, ...settings })
  }

  /** A bowl at €18.16 with 19 % and two books at €9.99 with 7 %, less €5. */
  async function filledCart(code: string) {
    const shop = checkout.shop.storefront(code)
    const variant = { regularPrice: 999, stock: { quantity: 10 } }
    const book = { type: 'simple', name: 'Book', taxClass: 'reduced-rate', variant } as const
    const [bookId = ''] = await checkout.shop.catalog.save([book])
    const items = [
      { productId: checkout.bowl.id, quantity: 1 },
      { productId: bookId, quantity: 2 },
    ]
    const added = await shop.cart.add({ key: undefined, items })
    if (!added.ok) throw new Error(added.reason)
    const { key } = added
    const coupon = { code: `five-${key}`, type: 'fixed_cart', amount: 500 } as const
    await checkout.shop.discounts.create({ ...newDiscount, ...coupon })
    expect(await shop.cart.applyCoupon({ key, code: coupon.code })).toMatchObject({ ok: true })
    return { key, shop }
  }

  test.each([
    ['EUR', { subtotal: 3814, discount: 500, shipping: { cost: 490 }, tax: 444, total: 3804 }],
    ['USD', { subtotal: 4135, discount: 542, shipping: { cost: 531 }, tax: 481, total: 4124 }],
    ['JPY', { subtotal: 6235, discount: 818, shipping: { cost: 801 }, tax: 726, total: 6218 }],
    ['KWD', { subtotal: 12759, discount: 1673, shipping: { cost: 1639 }, tax: 1485, total: 12725 }],
  ])('SH-4: a cart in %s converts each amount once', async (code, totals) => {
    configure()
    const { key, shop } = await filledCart(code)
    const cart = await shop.cart.view({ key })
    expect(cart.totals).toMatchObject(totals)
    expect(cart.money.currency).toBe(code)
    const placed = await shop.checkout.place({ key, fields: checkoutFields() })
    if (!placed.ok) throw new Error(placed.reason)
    const order = await checkout.shop.orders.load({ id: placed.order.id })
    expect(order?.totals).toMatchObject(totals)
    expect(order?.money.currency).toBe(code)
  })

  test('SH-4: an order stores the rate of its currency and the base currency', async () => {
    configure()
    const place = async (code: string) => {
      const { key, shop } = await filledCart(code)
      const placed = await shop.checkout.place({ key, fields: checkoutFields() })
      if (!placed.ok) throw new Error(placed.reason)
      return checkout.db
        .selectFrom('orders')
        .select(['currency', 'base_currency', 'currency_rate', 'currency_rate_date'])
        .where('id', '=', placed.order.id)
        .executeTakeFirst()
    }
    expect(await place('USD')).toEqual({
      ...{ currency: 'USD', base_currency: 'EUR' },
      ...{ currency_rate: '1.0842', currency_rate_date: '2026-02-27' },
    })
    expect(await place('GBP')).toEqual({
      ...{ currency: 'EUR', base_currency: '', currency_rate: '', currency_rate_date: '' },
    })
  })

  test('SH-4: a rate that changes before the order must be confirmed', async () => {
    configure()
    const { key, shop } = await filledCart('USD')
    const fields = checkoutFields({ shown_total: '4124 USD' })
    configure({ currencies: [currency('USD', '1.2')] })
    const changed = checkout.shop.storefront('USD')
    expect(await changed.checkout.place({ key, fields })).toMatchObject({
      reason: 'total-changed',
      errors: [{ message: { key: 'totalChanged', values: { total: '$45.65' } } }],
    })
    // The same number in another currency is another total.
    configure({ currencies: [] })
    const removed = checkout.shop.storefront('USD')
    const sameNumber = checkoutFields({ shown_total: '3804 USD' })
    expect(await removed.checkout.place({ key, fields: sameNumber })).toMatchObject({
      reason: 'total-changed',
    })
    configure()
    expect(await shop.cart.view({ key })).toMatchObject({ totals: { total: 4124 } })
  })

  test('SH-4: products show converted and rounded prices', async () => {
    configure({
      currencies: [currency('USD', '1.0842', 'ends-99'), currency('JPY', '163.5', '10')],
    })
    const save = (name: string, regularPrice: number) =>
      checkout.shop.catalog.save([{ type: 'simple', name, variant: { regularPrice } }])
    const ids = [...(await save('Dear', 1900)), checkout.bowl.id, ...(await save('Cheap', 1700))]
    const list = await checkout.shop.storefront('USD').catalog.list({ ids })
    expect(list.money.currency).toBe('USD')
    expect(list.products.map(({ name, price }) => [name, price?.min])).toEqual([
      ['Dear', 2099],
      ['Bowl', 1999],
      ['Cheap', 1799],
    ])
    const detail = await checkout.shop
      .storefront('JPY')
      .catalog.bySlug(list.products[1]?.path.split('/').at(-1) ?? '')
    expect(detail).toMatchObject({
      money: { currency: 'JPY' },
      price: { min: 2970 },
      variants: [{ price: 2970 }],
    })
  })

  test('SH-4: reductions, lowest price and unit price are converted like the price', async () => {
    configure()
    const offer = { regularPrice: 1816, stock: { quantity: 10 } }
    const cup = { type: 'simple', name: 'Cup', contentUnit: 'g' } as const
    const [id = ''] = await checkout.shop.catalog.save([
      { ...cup, variant: { ...offer, content: 500 } },
    ])
    checkout.clock.advance(DAY)
    const created = await checkout.shop.discounts.create({
      ...{ ...newDiscount, label: 'Spring', type: 'fixed_product', amount: 500 },
      ...{ productIds: [id], startsAt: checkout.clock.now() },
    })
    if (!created.ok) throw new Error(created.reason)
    checkout.clock.advance(1)
    const shop = checkout.shop.storefront('USD')
    const [card] = (await shop.catalog.list({ ids: [id] })).products
    // $19.69 less $5.42.
    expect(card?.price).toMatchObject({ min: 1427, regularMin: 1969, lowest: 1969 })
    expect(card?.price).toMatchObject({ unitPrice: { price: 2854, per: 'kg' } })
    const slug = card?.path.split('/').at(-1) ?? ''
    expect((await shop.catalog.bySlug(slug))?.variants).toMatchObject([
      { price: 1427, regularPrice: 1969, lowest: 1969, unitPrice: { price: 2854 } },
    ])
    const added = await shop.cart.add({ key: undefined, items: [{ productId: id, quantity: 1 }] })
    if (!added.ok) throw new Error(added.reason)
    expect(added.cart.totals).toMatchObject({ subtotal: 1969, discount: 542 })
    await checkout.shop.discounts.change(created.id, { enabled: false })
  })

  test('SH-4: minimums, tables and formulas of shipping are in the base currency', async () => {
    const methods = [
      { ...PARCEL, id: 'free', kind: 'free', minimum: 3600 } as const,
      { ...PARCEL, id: 'formula', cost: 100, formula: '1.5 * [qty] + [cost] * 0.1' },
      {
        ...PARCEL,
        ...({ id: 'table', kind: 'table', by: 'value' } as const),
        rows: [
          { upTo: 1816, cost: 300 },
          { upTo: null, cost: 700 },
        ],
      },
    ]
    configure({ zones: [{ name: 'All', countries: [], methods }] })
    const costs = async (quantity: number) => {
      const key = await checkout.cartWith(quantity)
      const { shipping } = await checkout.shop.storefront('USD').cart.view({ key })
      return shipping.methods.map(({ id, cost }) => [id, cost])
    }
    // 1 + 1.5 + 1.816 euros, and 3 euros.
    expect(await costs(1)).toEqual([
      ['formula', 468],
      ['table', 325],
    ])
    expect((await costs(2)).map(([id]) => id)).toEqual(['free', 'formula', 'table'])
  })

  test('SH-4: a gift card of another currency is refused with its own message', async () => {
    configure()
    const issue = { kind: 'gift-card', amount: 5000, notify: false } as GiftCardIssue
    const empty = { recipientEmail: '', recipientName: '', message: '', note: '' }
    const card = await checkout.shop.giftCards.issue({ ...empty, ...issue }, 'Ute')
    if (!card.ok) throw new Error(card.reason)
    const { key, shop } = await filledCart('USD')
    expect(await shop.cart.applyCoupon({ key, code: card.code })).toMatchObject({
      reason: 'coupon-refused',
      message: { key: 'giftCard.currency' },
    })
    const base = checkout.shop.storefront('EUR')
    expect(await base.cart.applyCoupon({ key, code: card.code })).toMatchObject({ ok: true })
    // After a switch of the currency the card stays in the cart, but pays nothing.
    expect(await shop.cart.view({ key })).toMatchObject({
      due: 4124,
      giftCards: [
        { amount: 0, balance: 5000, currency: 'EUR', problem: { key: 'giftCard.currency' } },
      ],
    })
    expect(await shop.checkout.place({ key, fields: checkoutFields() })).toMatchObject({
      reason: 'cart-changed',
      errors: [{}, { message: { key: 'giftCard.currency' } }],
    })
  })

  test('SH-4: methods that cannot take a currency are not offered', async () => {
    const online = { enabled: true, title: 'Online', description: '', mode: 'test' } as const
    configure({
      onlinePayments: {
        stripe: { ...online, captureLater: false, saveMethods: false },
        paypal: { ...online, captureLater: false },
      },
    })
    const offered = async (code: string) => {
      const { key, shop } = await filledCart(code)
      const { payments } = await shop.checkout.view({ key })
      return payments.map(({ id }) => id)
    }
    expect(await offered('USD')).toEqual(['stripe', 'paypal', 'bacs', 'cod'])
    // Neither takes 12.725 dinars: PayPal no dinars, Stripe no single fils.
    expect(await offered('KWD')).toEqual(['bacs', 'cod'])
    const { key, shop } = await filledCart('KWD')
    const fields = checkoutFields({ payment_method: 'paypal' })
    expect(await shop.checkout.place({ key, fields })).toMatchObject({
      reason: 'invalid',
      errors: [{ field: 'payment_method' }],
    })
  })
})
