import { expect } from 'vitest'
import type { prepareOnlinePayments } from './online-payments.ts'

/** Orders that were paid by Stripe, and their refunds. */
export function prepareRefunds(bench: ReturnType<typeof prepareOnlinePayments>) {
  const load = async (id: string) => {
    const order = await bench.shop.orders.detail(id)
    if (!order) throw new Error('no order')
    return order
  }
  async function paidOrder() {
    const order = await bench.startedOrder()
    bench.stripe.pay(order.reference)
    await bench.deliverAll()
    return order
  }
  /** Lowers the price of a paid order after the payment. */
  async function overpaidOrder(unitPrice: number) {
    const order = await paidOrder()
    await changePrice(order.id, unitPrice)
    return order
  }
  async function changePrice(orderId: string, unitPrice: number) {
    const opened = await bench.shop.orders.input(orderId)
    const [item] = opened?.input.items ?? []
    if (!opened || !item) throw new Error('no order')
    item.unitPrice = unitPrice
    const edit = { input: opened.input, version: opened.version, author: 'Ute' }
    expect(await bench.shop.orders.edit({ orderId, ...edit })).toEqual({ ok: true })
  }
  async function refund(orderId: string, amount: number, changes: object = {}) {
    const order = await load(orderId)
    const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 0, amount }]
    const request = { orderId, lines, refundedBefore: order.refunded, reason: '', author: 'Ute' }
    return bench.shop.orders.refund({ ...request, ...changes })
  }
  /** Amounts that Stripe refunded of a payment. */
  const sentFor = (reference: string) =>
    bench.stripe.refunds.filter(one => one.payment_intent === reference).map(one => one.amount)

  return { load, paidOrder, overpaidOrder, changePrice, refund, sentFor }
}
