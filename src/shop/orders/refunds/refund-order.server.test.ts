import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'

describeDatabases('refunds', open => {
  const checkout = prepareCheckout(open)

  async function paidOrder(quantity = 3) {
    const { id } = await checkout.buy(quantity, { payment_method: 'bacs' })
    const paid = await checkout.shop.orders.recordPayment({ orderId: id, author: 'Ute' })
    if (!paid.ok) throw new Error(paid.reason)
    return id
  }
  const detail = async (id: string) => {
    const order = await checkout.shop.orders.detail(id)
    if (!order) throw new Error('the order is gone')
    return order
  }
  async function refund(
    orderId: string,
    line: { quantity?: number; amount?: number; restock?: boolean },
    refundedBefore?: number,
  ) {
    const order = await detail(orderId)
    return checkout.shop.orders.refund({
      orderId,
      lines: [{ lineId: order.lines[0]?.id ?? '', quantity: 0, ...line }],
      refundedBefore: refundedBefore ?? order.refunded,
      reason: 'Broken',
      author: 'Ute',
    })
  }

  /** Totals of open and completed orders after refunds. */
  async function soldAndKept() {
    const rows = await checkout.db.selectFrom('orders').selectAll().execute()
    return rows
      .filter(row => ['processing', 'completed', 'on-hold'].includes(row.status))
      .reduce((sum, row) => sum + row.total - row.refunded, 0)
  }

  test('SH-4 refunds items and amounts of a line until nothing is left', async () => {
    const orderId = await paidOrder()
    expect(await refund(orderId, { quantity: 1, restock: true })).toMatchObject({ amount: 1816 })
    expect(await detail(orderId)).toMatchObject({
      status: 'processing',
      paymentState: 'partly-refunded',
      paid: 5448,
      refunded: 1816,
    })
    expect(await checkout.stockLeft()).toBe(8)
    const revenue = await checkout.shop.orders.revenue([0, 1], 'EUR')
    expect(revenue[1]?.revenue, 'refunds are no revenue').toBe(await soldAndKept())
    expect(await refund(orderId, { amount: 632 })).toMatchObject({ amount: 632 })
    expect(await refund(orderId, { amount: 3001 })).toMatchObject({ reason: 'refund-too-much' })
    expect(await refund(orderId, { quantity: 3 })).toMatchObject({ reason: 'refund-too-many' })
    expect(await refund(orderId, { quantity: 2 })).toMatchObject({ amount: 3000 })
    const order = await detail(orderId)
    expect(order).toMatchObject({ status: 'refunded', paymentState: 'refunded', refunded: 5448 })
    expect(order.events.map(event => [event.kind, event.amount])).toEqual([
      ['status', undefined],
      ['payment', 5448],
      ['status', undefined],
      ['refund', 1816],
      ['refund', 632],
      ['refund', 3000],
      ['status', undefined],
    ])
    expect(order.mails.map(mail => mail.template).sort()).toEqual([
      'order-notice',
      'order-paid',
      'order-partly-refunded',
      'order-partly-refunded',
      'order-received',
      'order-refunded',
    ])
    expect(await checkout.stockLeft()).toBe(8)
  })

  test('SH-4 of two staff who refund at once one wins and the other is told', async () => {
    const orderId = await paidOrder()
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(orderId, { quantity: 1 }, 0)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    const refused = answers.filter(answer => !answer.ok)
    expect(refused.map(answer => answer.reason)).toEqual(Array(3).fill('refund-stale'))
    expect((await detail(orderId)).refunded).toBe(1816)
  })

  test('SH-4 never refunds more than was paid', async () => {
    const { id } = await checkout.buy(2, { payment_method: 'bacs' })
    expect(await refund(id, { quantity: 1 })).toMatchObject({ reason: 'not-paid' })
    await checkout.shop.orders.recordPayment({ orderId: id, amount: 1000, author: 'Ute' })
    expect(await refund(id, { quantity: 1 })).toMatchObject({ reason: 'refund-over-paid' })
    expect(await refund(id, { amount: 1000 })).toMatchObject({ ok: true })
    expect(await detail(id)).toMatchObject({ status: 'on-hold', paymentState: 'refunded' })
  })

  test('SH-4 refuses empty refunds and unknown or repeated lines', async () => {
    const orderId = await paidOrder()
    const lineId = (await detail(orderId)).lines[0]?.id ?? ''
    const ask = (lines: { lineId: string; quantity: number }[]) =>
      checkout.shop.orders.refund({
        ...{ orderId, lines, refundedBefore: 0, reason: '', author: 'Ute' },
      })
    expect(await ask([{ lineId, quantity: 0 }])).toMatchObject({ reason: 'refund-empty' })
    expect(await ask([{ lineId: 'x', quantity: 1 }])).toMatchObject({
      reason: 'refund-unknown-line',
    })
    const twice = [1, 1].map(quantity => ({ lineId, quantity }))
    expect(await ask(twice)).toMatchObject({ reason: 'refund-unknown-line' })
  })

  test('SH-4 setting the status to refunded refunds the rest, once', async () => {
    const orderId = await paidOrder()
    await refund(orderId, { amount: 100 })
    const set = () => checkout.shop.orders.setStatus({ orderId, status: 'refunded', author: 'Ute' })
    expect((await Promise.all([set(), set()])).every(answer => answer.ok)).toBe(true)
    expect(await detail(orderId)).toMatchObject({ status: 'refunded', refunded: 5448 })
    expect(await refund(orderId, { amount: 1 })).toMatchObject({ reason: 'refund-too-much' })
  })

  test('SH-4 a cancelled order that was paid can be refunded and stays cancelled', async () => {
    const orderId = await paidOrder()
    await checkout.shop.orders.setStatus({ orderId, status: 'cancelled', author: 'Ute' })
    expect(await checkout.stockLeft()).toBe(10)
    expect(await refund(orderId, { quantity: 3, restock: true })).toMatchObject({ ok: true })
    expect(await detail(orderId)).toMatchObject({ status: 'cancelled', paymentState: 'refunded' })
    expect(await checkout.stockLeft(), 'was released already').toBe(10)
  })
})
