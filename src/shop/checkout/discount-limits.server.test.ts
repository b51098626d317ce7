import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { prepareCustomers } from '../../../tests/support/customers.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createDiscount } from '../../../tests/support/discount-scenarios.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'

describeDatabases('limits of discounts', open => {
  const checkout = prepareCheckout(open)

  async function cartWith(code: string) {
    const key = await checkout.cartWith(1)
    const applied = await checkout.shop.cart.applyCoupon({ key, code })
    if (!applied.ok) throw new Error(applied.message.key)
    return key
  }

  const usesOf = async (id: string) => (await checkout.shop.discounts.load(id))?.usageCount

  test('SH-4: of parallel orders, only as many as the limit get the coupon', async () => {
    const code = `limit-${crypto.randomUUID()}`
    const id = await createDiscount(checkout.shop, {
      code,
      type: 'fixed_cart',
      amount: 100,
      usageLimit: 3,
    })
    const keys = []
    for (let count = 0; count < 8; count++) keys.push(await cartWith(code))
    const answers = await Promise.all(keys.map(key => checkout.place(key)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(3)
    for (const answer of answers.filter(one => !one.ok)) {
      expect(answer).toMatchObject({
        reason: 'cart-changed',
        errors: [{}, { message: { key: 'coupon.usageLimit' } }],
      })
    }
    expect(await usesOf(id)).toBe(3)
    expect(await checkout.stockLeft()).toBe(7)
  })

  test('SH-4: orders of a signed-in customer with another address count for their limits', async () => {
    const people = prepareCustomers(checkout)
    const { customer } = await people.signUp(`${crypto.randomUUID()}@example.com`)
    const code = `first-${crypto.randomUUID()}`
    const rules = { firstOrderOnly: true, usageLimitPerUser: 1 }
    await createDiscount(checkout.shop, { code, type: 'fixed_cart', amount: 100, ...rules })
    const place = async (billing_email: string, isSignedIn: boolean) => {
      const key = await cartWith(code)
      const fields = checkoutFields({ billing_email })
      return checkout.shop.checkout.place({
        key,
        fields,
        customer: isSignedIn ? customer : undefined,
      })
    }
    const other = () => `${crypto.randomUUID()}@example.com`
    expect((await place(other(), true)).ok).toBe(true)
    expect(await place(other(), true)).toMatchObject({ reason: 'cart-changed' })
    expect((await place(other(), false)).ok).toBe(true)
  })

  test('SH-4: of parallel orders of one customer, only one gets a coupon for one use', async () => {
    const code = `once-${crypto.randomUUID()}`
    const limit = { usageLimitPerUser: 1 }
    await createDiscount(checkout.shop, { code, type: 'fixed_cart', amount: 100, ...limit })
    const billing_email = `${code}@example.com`
    const keys = []
    for (let count = 0; count < 4; count++) keys.push(await cartWith(code))
    const answers = await Promise.all(keys.map(key => checkout.place(key, { billing_email })))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  })

  test('SH-4: uses are released once and taken again when an order leaves failed', async () => {
    const code = `release-${crypto.randomUUID()}`
    const id = await createDiscount(checkout.shop, { code, type: 'fixed_cart', amount: 100 })
    const placed = await checkout.place(await cartWith(code))
    if (!placed.ok) throw new Error(placed.reason)
    const move = async (status: 'failed' | 'processing' | 'cancelled') => {
      const orderId = placed.order.id
      const moved = await checkout.shop.orders.setStatus({ orderId, status, author: 'Staff' })
      expect(moved.ok).toBe(true)
      return usesOf(id)
    }
    expect(await usesOf(id)).toBe(1)
    expect(await move('failed')).toBe(0)
    expect(await move('processing')).toBe(1)
    expect(await move('failed')).toBe(0)
    expect(await move('cancelled')).toBe(0)
  })

  test('SH-4: free shipping takes the cost of the shipping line', async () => {
    const flat = { id: 'flat', kind: 'flat', title: 'Parcel', cost: 500, minimum: 0 } as const
    checkout.configure({ zones: [{ name: 'All', countries: [], methods: [flat] }] })
    const code = `ship-${crypto.randomUUID()}`
    await createDiscount(checkout.shop, { code, type: 'free_shipping' })
    const placed = await checkout.place(await cartWith(code))
    if (!placed.ok) throw new Error(placed.reason)
    expect(placed.order.total).toBe(1816)
    const order = await checkout.shop.orders.load({ id: placed.order.id })
    expect(order?.totals).toMatchObject({ subtotal: 1816, shipping: { cost: 0 }, total: 1816 })
  })
})
