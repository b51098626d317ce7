import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { orderInput } from '../../../tests/support/order-input.ts'
import { newDiscount } from '../discounts/new-discount.ts'

const VAT = { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true } as const
const author = 'Ute'

describeDatabases('draft orders', open => {
  const checkout = prepareCheckout(open)
  const zone = { id: 'flat', kind: 'flat', title: 'Parcel', cost: 490, minimum: 0 } as const
  const withShipping = () =>
    checkout.configure({ taxes: [VAT], zones: [{ name: 'All', countries: [], methods: [zone] }] })

  async function draft(input: Parameters<typeof orderInput>[1] = {}, quantity = 2) {
    const entered = orderInput([{ variantId: await checkout.variantOf(), quantity }], input)
    const created = await checkout.shop.orders.createDraft({ input: entered, author })
    if (!created.ok) throw new Error(created.reason)
    return { orderId: created.id, input: entered, version: 0 }
  }
  const detail = async (id: string) => {
    const order = await checkout.shop.orders.detail(id)
    if (!order) throw new Error('the order is gone')
    return order
  }

  test('SH-4 a draft has the amounts of the same cart', async () => {
    withShipping()
    const bought = await checkout.buy(2, { payment_method: 'bacs' })
    const { orderId } = await draft()
    const [cart, drafted] = [await detail(bought.id), await detail(orderId)]
    expect(drafted.totals).toEqual(cart.totals)
    expect(drafted.lines.map(line => line.total)).toEqual(cart.lines.map(line => line.total))
  })

  test('SH-4 a draft holds no stock, is no revenue, is not visible and not mailed', async () => {
    const before = await checkout.shop.orders.revenue([0, 1], 'EUR')
    const { orderId } = await draft()
    const order = await detail(orderId)
    expect(order).toMatchObject({ status: 'draft', paymentState: 'unpaid', next: [] })
    expect(order.mails).toEqual([])
    expect(order.sendable).toEqual([])
    expect(await checkout.stockLeft()).toBe(10)
    const { number, key } = order
    const received = await checkout.shop.orders.received({ number, key, viewKeys: [] })
    expect(received.access).toBe('none')
    expect(await checkout.shop.orders.revenue([0, 1], 'EUR')).toEqual(before)
  })

  test('SH-4 own prices, fees and own shipping are exact with tax', async () => {
    withShipping()
    const { orderId } = await draft({
      fees: [
        { title: 'Gift wrap', amount: 250, taxClass: '' },
        { title: 'Deposit', amount: 100, taxClass: null },
      ],
      shipping: { kind: 'own', title: 'Courier', amount: 1190 },
    })
    const { totals } = await detail(orderId)
    expect(totals).toMatchObject({
      subtotal: 3632,
      shipping: { title: 'Courier', cost: 1190 },
      fees: [
        { title: 'Gift wrap', amount: 250 },
        { title: 'Deposit', amount: 100 },
      ],
      total: 5172,
      // 580 of 3632, 190 of 1190 and 40 of 250.
      tax: 810,
    })
    const input = orderInput([
      { variantId: await checkout.variantOf(), quantity: 3, unitPrice: 1500 },
    ])
    const saved = await checkout.shop.orders.saveDraft({ orderId, version: 0, input })
    expect(saved.ok).toBe(true)
    expect((await detail(orderId)).totals).toMatchObject({ subtotal: 4500, total: 4990 })
  })

  test('SH-4 placing a draft reserves stock, sets the first status and mails the buyer', async () => {
    const { orderId, ...rest } = await draft()
    const placed = await checkout.shop.orders.placeDraft({ orderId, ...rest, author })
    expect(placed).toEqual({ ok: true })
    const order = await detail(orderId)
    expect(order).toMatchObject({ status: 'on-hold', paymentState: 'unpaid' })
    expect(order.mails.map(mail => mail.template)).toEqual(['order-received'])
    expect(order.sendable).toContain('order-payment')
    expect(order.events.map(event => [event.to, event.author])).toEqual([
      ['draft', author],
      ['on-hold', author],
    ])
    expect(await checkout.stockLeft()).toBe(8)
    const again = await checkout.shop.orders.placeDraft({ orderId, ...rest, author })
    expect(again).toMatchObject({ ok: false, reason: 'not-allowed' })
    expect(await checkout.stockLeft()).toBe(8)
  })

  test('SH-4 lists all problems of a draft instead of placing it', async () => {
    const { orderId, version } = await draft({}, 11)
    const input = orderInput([{ variantId: await checkout.variantOf(), quantity: 11 }], {
      fields: { billing_email: 'none', billing_city: '' },
      coupons: ['nope'],
    })
    const placed = await checkout.shop.orders.placeDraft({ orderId, version, input, author })
    expect(placed).toMatchObject({
      ok: false,
      reason: 'order-invalid',
      problems: [
        { item: 0, message: { key: 'lineNotEnough', values: { left: 10 } } },
        { field: 'billing_city' },
        { field: 'billing_email' },
        { message: { key: 'coupon.unknown' } },
      ],
    })
    expect((await detail(orderId)).status).toBe('draft')
  })

  test('SH-4 staff enters an order of a customer without email address and phone', async () => {
    const fields = { billing_email: '', billing_phone: '' }
    const { orderId, version } = await draft()
    const items = [{ variantId: await checkout.variantOf(), quantity: 1 }]
    const input = orderInput(items, { fields })
    const placed = await checkout.shop.orders.placeDraft({ orderId, version, input, author })
    expect(placed).toMatchObject({ ok: true })
    expect(await detail(orderId)).toMatchObject({ email: '', sendable: [], mails: [] })
  })

  test('SH-4 two staff cannot overwrite the draft of each other', async () => {
    const { orderId, input } = await draft()
    const save = () => checkout.shop.orders.saveDraft({ orderId, version: 0, input })
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(answers.filter(answer => !answer.ok && answer.reason === 'order-stale')).toHaveLength(2)
  })

  test('SH-4 the last piece is sold once to several drafts', async () => {
    const drafts = [await draft({}, 4), await draft({}, 4), await draft({}, 4)]
    const placed = await Promise.all(
      drafts.map(one => checkout.shop.orders.placeDraft({ ...one, author })),
    )
    expect(placed.filter(answer => answer.ok)).toHaveLength(2)
    expect(await checkout.stockLeft()).toBe(2)
  })

  test('SH-4 a coupon counts once the draft is placed, up to its limit', async () => {
    const coupon = { ...newDiscount, code: 'once', percent: 1000, usageLimit: 1 }
    const created = await checkout.shop.discounts.create(coupon)
    if (!created.ok) throw new Error(created.reason)
    const first = await draft({ coupons: ['once'] })
    const second = await draft({ coupons: ['ONCE'] })
    expect((await checkout.shop.discounts.load(created.id))?.usageCount).toBe(0)
    const place = (one: typeof first) => checkout.shop.orders.placeDraft({ ...one, author })
    expect(await place(first)).toEqual({ ok: true })
    expect(await place(second)).toMatchObject({ reason: 'order-invalid' })
    expect((await checkout.shop.discounts.load(created.id))?.usageCount).toBe(1)
  })

  test('SH-4 drafts can be deleted, placed orders cannot', async () => {
    const first = await draft()
    expect(await checkout.shop.orders.deleteDraft(first.orderId)).toEqual({ ok: true })
    expect(await checkout.shop.orders.detail(first.orderId)).toBeUndefined()
    const second = await draft()
    await checkout.shop.orders.placeDraft({ ...second, author })
    expect(await checkout.shop.orders.deleteDraft(second.orderId)).toMatchObject({ ok: false })
  })

  test('SH-4 an empty draft can be saved and reopened', async () => {
    const input = orderInput([], { fields: { billing_country: '', billing_email: '' } })
    const created = await checkout.shop.orders.createDraft({ input, author })
    if (!created.ok) throw new Error(created.reason)
    expect(await checkout.shop.orders.input(created.id)).toEqual({ input, version: 0 })
  })
})
