import { beforeEach, expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createDiscount } from '../../../tests/support/discount-scenarios.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'

/** The coupon scenarios of WooCommerce, in USD. */
describeDatabases('coupon scenarios', open => {
  const checkout = prepareCheckout(open)
  const ids: Record<string, string> = {}
  let run = 0

  beforeEach(async () => {
    checkout.configure({ currency: 'USD' })
    const { shop, db } = checkout
    await db.deleteFrom('discount_uses').execute()
    await db.deleteFrom('discounts').execute()
    run++
    const category = async (name: string) => {
      const saved = await shop.categories.save({
        name: `${name} ${run}`,
        slug: '',
        parentId: null,
        description: '',
        image: null,
        position: 0,
      })
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    ids.included = await category('Included Category')
    ids.excluded = await category('Excluded Category')
    const product = async (name: string, price: number, categories: string[][] = []) => {
      const [id = ''] = await shop.catalog.save([
        { type: 'simple', name, variant: { regularPrice: price }, categories },
      ])
      return id
    }
    ids.twenty = await product('Twenty', 2000)
    ids.sixty = await product('Sixty', 6000)
    ids.includedProduct = await product('Included test product', 2000, [
      [`Included Category ${run}`],
    ])
    ids.excludedProduct = await product('Excluded test product', 2000, [
      [`Excluded Category ${run}`],
    ])
    const [sale = ''] = await shop.catalog.save([
      { type: 'simple', name: 'On sale', variant: { regularPrice: 2000, salePrice: 1500 } },
    ])
    ids.sale = sale
    const coupons = [
      { code: 'fixed-cart-off', type: 'fixed_cart', amount: 500 },
      { code: 'percent-off', type: 'percent', percent: 5000 },
      { code: 'fixed-product-off', type: 'fixed_product', amount: 700 },
      {
        code: 'expired-coupon',
        type: 'fixed_cart',
        amount: 1000,
        expiresAt: Date.UTC(2020, 0, 1),
      },
      {
        code: 'min-max-spend-individual',
        type: 'fixed_cart',
        amount: 2000,
        minimumAmount: 5000,
        maximumAmount: 20000,
        individualUse: true,
      },
      {
        code: 'no-sale-use-limit',
        type: 'fixed_cart',
        amount: 1500,
        excludeSaleItems: true,
        usageLimit: 2,
      },
      {
        code: 'product-and-category-included',
        type: 'fixed_cart',
        amount: 1000,
        productIds: [ids.includedProduct],
        productCategories: [ids.included],
      },
      {
        code: 'product-and-category-excluded',
        type: 'fixed_cart',
        amount: 2000,
        excludedProductIds: [ids.excludedProduct],
        excludedProductCategories: [ids.excluded],
      },
      {
        code: 'email-restricted',
        type: 'fixed_cart',
        amount: 2500,
        emailRestrictions: ['homer@example.com'],
        usageLimitPerUser: 1,
      },
    ] as const
    for (const coupon of coupons) {
      await createDiscount(shop, structuredClone(coupon) as Parameters<typeof createDiscount>[1])
    }
  })

  const cartOf = (product: string, quantity = 1) => checkout.cartWith(quantity, ids[product])

  const apply = async (key: string, ...codes: string[]) => {
    for (const code of codes) {
      const result = await checkout.shop.cart.applyCoupon({ key, code })
      if (!result.ok) return result
      expect(result.notice.key).toBe('couponApplied')
    }
    return undefined
  }

  /** Discount rows and total, equal in cart, checkout and the placed order. */
  async function amounts(key: string) {
    const { shop } = checkout
    const read = (cart: {
      totals: { discounts: { label: string; amount: number }[]; total: number }
    }) => ({
      discounts: cart.totals.discounts.map(one => [one.label, one.amount]),
      total: cart.totals.total,
    })
    const inCart = read(await shop.cart.view({ key }))
    const inCheckout = read((await shop.checkout.view({ key })).cart)
    expect(inCheckout).toEqual(inCart)
    const placed = await checkout.place(key)
    if (!placed.ok) throw new Error(placed.reason)
    const order = await shop.orders.load({ id: placed.order.id })
    if (!order) throw new Error('no order')
    expect(read(order)).toEqual(inCart)
    return inCart
  }

  test.each([
    ['fixed-cart-off', ['fixed-cart-off'], [['Coupon: fixed-cart-off', 500]], 1500],
    ['percent-off', ['PERCENT-OFF'], [['Coupon: percent-off', 1000]], 1000],
    ['fixed-product-off', ['fixed-product-off'], [['Coupon: fixed-product-off', 700]], 1300],
    [
      'fixed-cart-off then fixed-product-off',
      ['fixed-cart-off', 'fixed-product-off'],
      [
        ['Coupon: fixed-product-off', 700],
        ['Coupon: fixed-cart-off', 500],
      ],
      800,
    ],
  ])('SH-4: a $20 product with %s', async (_, codes, discounts, total) => {
    const key = await cartOf('twenty')
    expect(await apply(key, ...codes)).toBeUndefined()
    expect(await amounts(key)).toEqual({ discounts, total })
  })

  test.each([
    ['expired-coupon', 'twenty', { key: 'coupon.expired', values: { code: 'expired-coupon' } }],
    [
      'min-max-spend-individual',
      'twenty',
      {
        key: 'coupon.minimum',
        values: { code: 'min-max-spend-individual', amount: '$50.00' },
      },
    ],
    ['no-sale-use-limit', 'sale', { key: 'coupon.saleItems' }],
    ['product-and-category-included', 'twenty', { key: 'coupon.notApplicable' }],
    [
      'product-and-category-excluded',
      'excludedProduct',
      { key: 'coupon.products', values: { names: ['Excluded test product'] } },
    ],
    ['email-restricted', 'twenty', { key: 'coupon.needsEmail' }],
    ['nonsense', 'twenty', { key: 'coupon.unknown', values: { code: 'nonsense' } }],
    ['  ', 'twenty', { key: 'coupon.empty' }],
  ])('SH-4: %s is refused for %s', async (code, product, message) => {
    const refused = await apply(await cartOf(product), code)
    expect(refused).toMatchObject({ reason: 'coupon-refused', message })
  })

  test('SH-4: $60 fit the minimum; above the maximum, checkout is blocked', async () => {
    const { shop } = checkout
    const key = await cartOf('sixty')
    expect(await apply(key, 'min-max-spend-individual')).toBeUndefined()
    const cart = await shop.cart.view({ key })
    expect(cart.totals.total).toBe(4000)
    const [line] = cart.lines
    await shop.cart.setQuantities({ key, quantities: { [line?.id ?? '']: '4' } })
    const view = await shop.checkout.view({ key })
    const message = {
      key: 'coupon.maximum',
      values: { code: 'min-max-spend-individual', amount: '$200.00' },
    }
    expect(view.cart.coupons).toMatchObject([{ problem: message }])
    expect(view.cart.totals).toMatchObject({ discounts: [], total: 24000 })
    expect(await checkout.place(key)).toMatchObject({
      reason: 'cart-changed',
      errors: [{ message: { key: 'unavailable' } }, { message }],
    })
    await shop.cart.removeCoupon({ key, code: 'MIN-MAX-SPEND-INDIVIDUAL' })
    expect(await checkout.place(key)).toMatchObject({ order: { total: 24000 } })
  })

  test('SH-4: the usage limit is reached after two orders, and free again after a cancellation', async () => {
    const orders = []
    for (let count = 0; count < 2; count++) {
      const key = await cartOf('twenty')
      await apply(key, 'no-sale-use-limit')
      const placed = await checkout.place(key)
      if (!placed.ok) throw new Error(placed.reason)
      orders.push(placed.order.id)
    }
    const code = 'no-sale-use-limit'
    const usedUp = { message: { key: 'coupon.usageLimit', values: { code } } }
    expect(await apply(await cartOf('twenty'), code)).toMatchObject(usedUp)
    const [orderId = ''] = orders
    await checkout.shop.orders.setStatus({ orderId, status: 'cancelled', author: 'Staff' })
    expect(await apply(await cartOf('twenty'), code)).toBeUndefined()
  })

  test('SH-4: product-and-category-included takes $10 off the included product', async () => {
    const key = await cartOf('includedProduct')
    expect(await apply(key, 'product-and-category-included')).toBeUndefined()
    expect((await amounts(key)).total).toBe(1000)
  })

  test('SH-4: product-and-category-excluded fits other products', async () => {
    const key = await cartOf('sixty')
    expect(await apply(key, 'product-and-category-excluded')).toBeUndefined()
    expect((await amounts(key)).total).toBe(4000)
  })

  test('SH-4: email-restricted is applied at checkout and used once per customer', async () => {
    const { shop } = checkout
    const code = 'email-restricted'
    const billing_email = 'Homer@Example.com'
    const key = await cartOf('sixty')
    const fields = checkoutFields({ billing_email })
    expect(await shop.cart.applyCoupon({ key, code, email: billing_email })).toMatchObject({
      ok: true,
    })
    const view = await shop.checkout.view({ key, state: { fields, errors: [] } })
    expect(view.cart.totals.total).toBe(3500)
    expect(await checkout.place(key)).toMatchObject({
      errors: [{}, { message: { key: 'coupon.otherEmail' } }],
    })
    expect(await checkout.place(key, { billing_email })).toMatchObject({ order: { total: 3500 } })
    const again = await cartOf('sixty')
    expect(await shop.cart.applyCoupon({ key: again, code, email: billing_email })).toMatchObject({
      message: { key: 'coupon.perCustomer' },
    })
  })
})
