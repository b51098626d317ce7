import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { OrderInput } from '#shop/schema'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { invoiceSettings } from '../../../tests/support/invoices.ts'
import { newDiscount } from '../discounts/new-discount.ts'

const VAT = { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true } as const
const FRENCH = { ...VAT, country: 'FR', name: 'TVA', percent: 20 } as const
const author = 'Ute'

describeDatabases('edited orders', open => {
  const checkout = prepareCheckout(open)

  const detail = async (id: string) => {
    const order = await checkout.shop.orders.detail(id)
    if (!order) throw new Error('the order is gone')
    return order
  }
  async function openEdit(orderId: string) {
    const found = await checkout.shop.orders.input(orderId)
    if (!found) throw new Error('the order is gone')
    return found
  }
  async function edit(orderId: string, change: (input: OrderInput) => void, version?: number) {
    const opened = await openEdit(orderId)
    change(opened.input)
    const request = { orderId, input: opened.input, version: version ?? opened.version, author }
    return checkout.shop.orders.edit(request)
  }
  const setQuantity = (quantity: number) => (input: OrderInput) => {
    const [item] = input.items
    if (item) item.quantity = quantity
  }
  async function addProduct(regularPrice: number, quantity = 10) {
    const variant = { regularPrice, stock: { quantity } }
    const [id = ''] = await checkout.shop.catalog.save([{ type: 'simple', name: 'Cup', variant }])
    return { id, variantId: await checkout.variantOf(id) }
  }
  const paidOrder = async (quantity = 3) => {
    const { id } = await checkout.buy(quantity, { payment_method: 'bacs' })
    await checkout.shop.orders.recordPayment({ orderId: id, author })
    return id
  }

  test('SH-4 an edit without a change is refused, and its preview shows the same amounts', async () => {
    checkout.configure({ taxes: [VAT] })
    const { id } = await checkout.buy(3, { payment_method: 'bacs' })
    const { input } = await openEdit(id)
    const answer = await checkout.shop.orders.preview({ input, orderId: id })
    const { totals } = await detail(id)
    expect(answer).toMatchObject({ ok: true, preview: { totals, due: 5448, changes: [] } })
    expect(await edit(id, () => {})).toMatchObject({ reason: 'order-unchanged' })
  })

  test('SH-4 more items reserve stock and leave a balance; agreed prices stay', async () => {
    checkout.configure({ taxes: [VAT] })
    const id = await paidOrder(2)
    await checkout.db.updateTable('variants').set({ regular_price: 9999 }).execute()
    expect(await edit(id, setQuantity(5))).toEqual({ ok: true })
    const order = await detail(id)
    expect(order).toMatchObject({ paid: 3632, paymentState: 'partly-paid', status: 'processing' })
    expect(order.totals).toMatchObject({ total: 9080, tax: 1450 })
    expect(await checkout.stockLeft()).toBe(5)
    expect(order.events.at(-1)).toMatchObject({
      ...{ kind: 'edited', author, amount: 5448 },
      message: 'Bowl: 2 × €18.16 → 5 × €18.16\n€36.32 → €90.80',
    })
    expect(order.mails.map(mail => mail.template)).toContain('order-edited')
    expect(order.sendable).toContain('order-payment')
  })

  test('SH-4 fewer items release stock once, and the overpayment can be returned', async () => {
    const id = await paidOrder(3)
    expect(await edit(id, setQuantity(1))).toEqual({ ok: true })
    expect(await checkout.stockLeft()).toBe(9)
    expect(await detail(id)).toMatchObject({ paid: 5448, totals: { total: 1816 } })
    const giveBack = (amount: number) =>
      checkout.shop.orders.returnOverpayment({ orderId: id, amount, author })
    expect(await giveBack(3633)).toMatchObject({ reason: 'returned-too-much', left: '€36.32' })
    const answers = await Promise.all([giveBack(3632), giveBack(3632)])
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(await giveBack(1)).toMatchObject({ reason: 'not-overpaid' })
    expect(await detail(id)).toMatchObject({ paid: 1816, refunded: 0, paymentState: 'paid' })
    await checkout.shop.orders.setStatus({ orderId: id, status: 'cancelled', author })
    expect(await checkout.stockLeft()).toBe(10)
  })

  test('SH-4 staff exempts a customer from taxes, and the order stays so until staff changes it', async () => {
    checkout.configure({ taxes: [VAT], invoices: invoiceSettings({ create: 'manual' }) })
    const id = await paidOrder(1)
    expect((await detail(id)).totals).toMatchObject({ total: 1816, tax: 290 })
    const exempt = (isTaxExempt: boolean) => (input: OrderInput) => {
      input.isTaxExempt = isTaxExempt
    }
    expect(await edit(id, exempt(true))).toEqual({ ok: true })
    expect(await detail(id)).toMatchObject({
      totals: { total: 1526, tax: 0 },
      exemption: { reason: 'exempt' },
    })
    expect(await edit(id, setQuantity(2))).toEqual({ ok: true })
    expect((await detail(id)).totals).toMatchObject({ total: 3052, tax: 0 })
    const issued = await checkout.shop.orders.createInvoice({ orderId: id, author })
    if (!issued.ok) throw new Error(issued.reason)
    const [invoice] = (await detail(id)).invoices
    const document = await checkout.shop.invoices.load(invoice?.id ?? '')
    expect(document?.notices).toEqual([
      { category: 'E', text: 'No tax is charged, because the recipient is exempt.' },
    ])
    expect(await edit(id, exempt(false))).toEqual({ ok: true })
    const taxed = await detail(id)
    expect(taxed).toMatchObject({ totals: { total: 3632, tax: 580 }, exemption: undefined })
  })

  test('SH-4 replaces a line by another product, with stock of both', async () => {
    const id = await paidOrder(2)
    const cup = await addProduct(500)
    const replaced = await edit(id, input => {
      input.items = [{ variantId: cup.variantId, options: {}, quantity: 4, unitPrice: null }]
    })
    expect(replaced).toEqual({ ok: true })
    const order = await detail(id)
    expect(order.lines).toMatchObject([{ name: 'Cup', quantity: 4, total: 2000 }])
    expect([await checkout.stockLeft(), await checkout.stockLeft(cup.id)]).toEqual([10, 6])
    expect(order.events.at(-1)?.message.split('\n')).toEqual([
      '− Bowl: 2 × €18.16',
      '+ Cup: 4 × €5.00',
      '€36.32 → €20.00',
    ])
  })

  test('SH-4 moves a piece between two lines of a sold out product', async () => {
    const { id } = await checkout.buy(10, { payment_method: 'bacs' })
    const variantId = await checkout.variantOf()
    const split = await edit(id, input => {
      setQuantity(9)(input)
      input.items.push({ variantId, options: {}, quantity: 1, unitPrice: 1000 })
    })
    expect(split).toEqual({ ok: true })
    expect(await checkout.stockLeft()).toBe(0)
    expect((await detail(id)).totals.total).toBe(9 * 1816 + 1000)
    const more = await edit(id, setQuantity(10))
    expect(more).toMatchObject({ reason: 'order-invalid', problems: [{ item: 1 }] })
  })

  test('SH-4 shipped and refunded items are a lower limit', async () => {
    const id = await paidOrder(4)
    const lineId = (await detail(id)).lines[0]?.id ?? ''
    const lines = [{ lineId, quantity: 1 }]
    await checkout.shop.orders.fulfil({
      orderId: id,
      lines,
      carrier: '',
      trackingNumber: '',
      author,
    })
    await checkout.shop.orders.refund({
      ...{ orderId: id, lines, refundedBefore: 0, reason: '', author },
    })
    expect(await edit(id, setQuantity(1))).toMatchObject({ reason: 'order-below-shipped' })
    const free = await edit(id, input => {
      for (const item of input.items) item.unitPrice = 100
    })
    expect(free).toMatchObject({ reason: 'order-below-refunded' })
    expect(await edit(id, setQuantity(2))).toEqual({ ok: true })
    expect(await detail(id)).toMatchObject({ fulfilmentState: 'all', totals: { total: 3632 } })
    expect(await edit(id, setQuantity(3))).toMatchObject({ reason: 'order-not-editable' })
  })

  test('SH-4 of edits at once, or one during a payment, only the first applies', async () => {
    const { id } = await checkout.buy(2, { payment_method: 'bacs' })
    const { version } = await openEdit(id)
    const answers = await Promise.all(
      [3, 4, 5].map(quantity => edit(id, setQuantity(quantity), version)),
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(answers.filter(answer => !answer.ok && answer.reason === 'order-stale')).toHaveLength(2)
    const opened = await openEdit(id)
    await checkout.shop.orders.recordPayment({ orderId: id, author })
    const late = await edit(id, setQuantity(1), opened.version)
    expect(late).toMatchObject({ reason: 'order-stale' })
  })

  test('SH-4 a cheaper order that was partly paid is processed', async () => {
    const { id } = await checkout.buy(2, { payment_method: 'bacs' })
    await checkout.shop.orders.recordPayment({ orderId: id, amount: 1816, author })
    expect(await edit(id, setQuantity(1))).toEqual({ ok: true })
    expect(await detail(id)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  })

  test('SH-4 keeps agreed taxes until the address changes', async () => {
    checkout.configure({ taxes: [VAT, FRENCH] })
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    checkout.configure({ taxes: [{ ...VAT, percent: 7 }, FRENCH] })
    expect(await edit(id, setQuantity(2))).toEqual({ ok: true })
    expect((await detail(id)).totals).toMatchObject({ total: 3632, tax: 580 })
    const moved = await edit(id, ({ fields }) => {
      Object.assign(fields, { billing_country: 'FR', billing_postcode: '75001' })
    })
    expect(moved).toEqual({ ok: true })
    expect((await detail(id)).totals).toMatchObject({
      taxes: [{ name: 'TVA', percent: 20, amount: 605 }],
      total: 3632,
    })
  })

  test('SH-4 coupons of an order keep applying after they have expired or were used up', async () => {
    const coupon = { ...newDiscount, code: 'ten', percent: 1000, usageLimit: 1 }
    const created = await checkout.shop.discounts.create(coupon)
    if (!created.ok) throw new Error(created.reason)
    const key = await checkout.cartWith(1)
    await checkout.shop.cart.applyCoupon({ key, code: 'ten' })
    const placed = await checkout.place(key, { payment_method: 'bacs' })
    if (!placed.ok) throw new Error(placed.reason)
    const { id } = placed.order
    await checkout.shop.discounts.change(created.id, { expiresAt: 1 })
    expect(await edit(id, setQuantity(2))).toEqual({ ok: true })
    expect((await detail(id)).totals).toMatchObject({ subtotal: 3632, discount: 363, total: 3269 })
    const uses = async () => (await checkout.shop.discounts.load(created.id))?.usageCount
    expect(await uses()).toBe(1)
    const removed = await edit(id, input => {
      input.coupons = []
    })
    expect(removed).toEqual({ ok: true })
    expect((await detail(id)).totals.total).toBe(3632)
    expect(await uses()).toBe(0)
  })

  test('SH-4 an edit cancels the invoice and issues a new one with the same sums', async () => {
    checkout.configure({ taxes: [VAT], invoices: invoiceSettings() })
    const id = await paidOrder(2)
    expect((await detail(id)).invoices).toHaveLength(1)
    expect(await edit(id, setQuantity(3))).toEqual({ ok: true })
    const { invoices } = await detail(id)
    expect(invoices.map(one => one.kind)).toEqual(['invoice', 'credit-note', 'invoice'])
  })

  test('SH-4 refuses unknown and repeated lines and another currency', async () => {
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    const unknown = await edit(id, input => {
      for (const item of input.items) item.lineId = 'x'
    })
    expect(unknown).toMatchObject({ reason: 'order-line-unknown' })
    const twice = await edit(id, input => {
      input.items.push(...input.items)
    })
    expect(twice).toMatchObject({ reason: 'order-line-unknown' })
    checkout.configure({ currency: 'USD' })
    expect(await edit(id, setQuantity(2))).toMatchObject({ reason: 'order-other-currency' })
  })

  /** The sums of orders, lines, payments and stock add up after each test. */
  afterEach(async () => {
    const wrong = await sql`
      select 'stock' as what, id from stock_items where quantity <>
        (select coalesce(sum(quantity), 0) from stock_movements where stock_id = stock_items.id)
      union all select 'total', id from orders where total <>
        (select coalesce(sum(net + tax), 0) from order_lines where order_id = orders.id)
      union all select 'paid', id from orders where paid <>
        (select coalesce(sum(amount), 0) from payments where order_id = orders.id and state = 'settled')
      union all select 'parts', order_id from order_discount_parts where line_id not in
        (select id from order_lines)`.execute(checkout.db)
    expect(wrong.rows).toEqual([])
  })
})
