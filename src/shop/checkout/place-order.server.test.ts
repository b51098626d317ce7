import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'
import { readCheckoutFields } from '../model/checkout-fields.ts'

describeDatabases('placing an order', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: an order stores its items, reserves stock and queues two mails', async () => {
    const { shop } = checkout
    const key = await checkout.cartWith(2)
    const placed = await checkout.place(key, { order_comments: 'Ring twice' })
    if (!placed.ok) throw new Error(placed.reason)
    expect(await checkout.stockLeft()).toBe(8)
    await shop.catalog.delete(checkout.bowl.id)
    const order = await shop.orders.load({ id: placed.order.id })
    expect(order).toMatchObject({
      status: 'processing',
      note: 'Ring twice',
      email: 'ida@example.com',
      billing: { first_name: 'Ida', phone: '+49 30 123456' },
      shipping: { city: 'Berlin' },
      shippingTitle: 'Free shipping',
      lines: [{ name: 'Bowl', quantity: 2, unitPrice: 1816, subtotal: 3632 }],
      totals: { subtotal: 3632, total: 3632 },
    })
    const mails = await checkout.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('unique_key', 'like', `%${placed.order.id}`)
      .execute()
    expect(mails.map(mail => JSON.parse(mail.payload).template).sort()).toEqual([
      'order-notice',
      'order-received',
    ])
    expect((await shop.cart.view({ key })).lines).toEqual([])
  })

  test('bank transfer waits, cash on delivery does not', async () => {
    const placed = await checkout.buy(1, { payment_method: 'bacs' })
    expect(await checkout.shop.orders.load({ id: placed.id })).toMatchObject({
      status: 'on-hold',
      payment: { title: 'Direct bank transfer' },
    })
  })

  test('SH-4: five submits at once are one order with one answer', async () => {
    const key = await checkout.cartWith(1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout.place(key)))
    const orders = answers.map(answer => (answer.ok ? answer.order : answer.reason))
    expect(new Set(orders.map(order => JSON.stringify(order))).size).toBe(1)
    expect(answers.filter(answer => answer.ok && !answer.repeated)).toHaveLength(1)
    expect(await checkout.stockLeft()).toBe(9)
    const again = await checkout.place(key, { billing_first_name: '' })
    expect(again).toMatchObject({ ok: true, repeated: true, order: orders[0] })
  })

  test('SH-4: a price from the request is not a price; a total that is not the order’s is asked about', async () => {
    const key = await checkout.cartWith(1)
    const fields = { ...checkoutFields(), price: '1', total: '1', shown_total: '1' }
    const answer = await checkout.shop.checkout.place({ key, fields })
    expect(answer).toMatchObject({
      reason: 'total-changed',
      errors: [{ message: { key: 'totalChanged', values: { total: '€18.16' } } }],
    })
    const placed = await checkout.place(key, { shown_total: '1816' })
    expect(placed).toMatchObject({ ok: true, order: { total: 1816 } })
  })

  test('a price that changes while the buyer types is shown before it is paid', async () => {
    const key = await checkout.cartWith(1)
    await checkout.db
      .updateTable('variants')
      .set({ regular_price: 9900 })
      .where('product_id', '=', checkout.bowl.id)
      .execute()
    expect(await checkout.place(key, { shown_total: '1816' })).toMatchObject({
      reason: 'total-changed',
    })
    expect(await checkout.place(key)).toMatchObject({ ok: true, order: { total: 9900 } })
  })

  test('SH-4: a tax that changes while the buyer types is shown before it is paid', async () => {
    const vat = { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }
    const prices = { includeTax: false, display: 'excl' } as const
    checkout.configure({ prices, taxes: [vat] })
    const key = await checkout.cartWith(1)
    const shown = (await checkout.shop.checkout.view({ key })).cart.due
    expect(shown).toBe(2161)
    await checkout.shop.taxRates.replaceAll([{ ...vat, percent: 7 }])
    expect(await checkout.place(key, { shown_total: String(shown) })).toMatchObject({
      reason: 'total-changed',
      errors: [{ message: { key: 'totalChanged', values: { total: '€19.43' } } }],
    })
    expect(await checkout.place(key, { shown_total: '1943' })).toMatchObject({
      ok: true,
      order: { total: 1943 },
    })
  })

  test('an unknown or empty cart is no order', async () => {
    expect(await checkout.place(undefined)).toMatchObject({ reason: 'session-expired' })
    expect(await checkout.place('x'.repeat(32))).toMatchObject({ reason: 'session-expired' })
    const key = await checkout.cartWith(1)
    const lineId = (await checkout.shop.cart.view({ key })).lines[0]?.id ?? ''
    await checkout.shop.cart.remove({ key, lineId })
    expect(await checkout.place(key)).toMatchObject({ reason: 'cart-empty' })
  })

  test('control characters and long texts do not reach the database', async () => {
    const fields = readCheckoutFields({
      ...checkoutFields(),
      billing_city: 'Ber\0lin\u0007',
      billing_company: '\ud800',
    })
    const key = await checkout.cartWith(1)
    const placed = await checkout.shop.checkout.place({ key, fields })
    if (!placed.ok) throw new Error(placed.reason)
    const order = await checkout.shop.orders.load({ id: placed.order.id })
    expect(order?.billing.city).toBe('Berlin')
    const long = await checkout.place(await checkout.cartWith(1), {
      order_comments: 'x'.repeat(3000),
    })
    expect(long).toMatchObject({ reason: 'invalid', errors: [{ field: 'order_comments' }] })
  })
})
