import { expect, test } from 'vitest'
import { type MailTheme, PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import type { Fulfilment } from './fulfil-order.ts'

const look: MailTheme = { siteName: 'Example', locale: 'en', ...PLAIN_LOOK }

describeDatabases('shipments', open => {
  const checkout = prepareCheckout(open)

  async function order(quantity = 3) {
    const { id: orderId } = await checkout.buy(quantity, { payment_method: 'cod' })
    const lineId = (await detail(orderId)).lines[0]?.id ?? ''
    const ship = (count: number, more: Partial<Fulfilment> = {}) =>
      checkout.shop.orders.fulfil({
        ...{ orderId, lines: [{ lineId, quantity: count }], author: 'Ute' },
        ...{ carrier: 'dhl', trackingNumber: '00340 4', ...more },
      })
    return { orderId, lineId, ship }
  }
  async function detail(id: string) {
    const found = await checkout.shop.orders.detail(id)
    if (!found) throw new Error('the order is gone')
    return found
  }

  test('SH-4 an order is shipped in parts, each with its tracking page and mail', async () => {
    const { orderId, lineId, ship } = await order()
    expect(await ship(4)).toMatchObject({ reason: 'fulfil-too-many' })
    expect(await ship(2)).toMatchObject({ ok: true })
    const partly = await detail(orderId)
    expect(partly).toMatchObject({
      fulfilmentState: 'partly',
      fulfilments: [
        {
          carrier: 'dhl',
          trackingNumber: '00340 4',
          lines: [{ lineId, name: 'Bowl', quantity: 2 }],
        },
      ],
    })
    const [shipment] = partly.fulfilments
    expect(shipment?.trackingUrl).toContain('tracking-id=003404')
    const position = shipment?.eventPosition
    const mail = await checkout.shop.orders.mail(
      { template: 'order-shipped', orderId, position },
      look,
    )
    expect(mail?.text).toContain('Bowl')
    expect(mail?.text).toContain('DHL 00340 4')
    expect(mail?.text).toContain('tracking-id=003404')
    expect(mail?.text).not.toContain('€')
    await ship(1, { carrier: 'Bike', trackingUrl: 'https://bike.example/7' })
    expect(await detail(orderId)).toMatchObject({
      fulfilmentState: 'all',
      fulfilments: [{}, { carrier: 'Bike', trackingUrl: 'https://bike.example/7' }],
    })
    expect(await ship(1)).toMatchObject({ reason: 'fulfil-too-many' })
  })

  test('SH-4 of two staff who ship the last item at once one is refused', async () => {
    const { orderId, ship } = await order(1)
    const answers = await Promise.all([ship(1), ship(1)])
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect((await detail(orderId)).fulfilments).toHaveLength(1)
  })

  test('SH-4 a cancelled shipment can be sent again and is not mailed', async () => {
    const { orderId, ship } = await order(1)
    const shipped = await ship(1)
    const fulfilmentId = shipped.ok ? shipped.id : ''
    const cancel = () =>
      checkout.shop.orders.cancelFulfilment({ orderId, fulfilmentId, author: 'Ute' })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await cancel()).toMatchObject({ reason: 'unknown-order' })
    const after = await detail(orderId)
    expect(after).toMatchObject({ fulfilmentState: 'none', fulfilments: [] })
    expect(after.mails.map(mail => mail.template)).not.toContain('order-shipped')
    expect(await ship(1)).toMatchObject({ ok: true })
  })

  test('SH-4 an order with a shipment is cancelled only after the shipment', async () => {
    const { orderId, ship } = await order(3)
    const shipped = await ship(1)
    const cancel = () =>
      checkout.shop.orders.setStatus({ orderId, status: 'cancelled', author: 'Ute' })
    expect(await cancel()).toMatchObject({ reason: 'has-shipments' })
    expect(await checkout.stockLeft()).toBe(7)
    const fulfilmentId = shipped.ok ? shipped.id : ''
    await checkout.shop.orders.cancelFulfilment({ orderId, fulfilmentId, author: 'Ute' })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await checkout.stockLeft()).toBe(10)
  })

  test('SH-4 refunded items need no shipment', async () => {
    const { orderId, lineId, ship } = await order(3)
    await ship(2)
    await checkout.shop.orders.recordPayment({ orderId, author: 'Ute' })
    const lines = [{ lineId, quantity: 1, restock: true }]
    const refund = { orderId, lines, refundedBefore: 0, reason: '', author: 'Ute' }
    expect(await checkout.shop.orders.refund(refund)).toMatchObject({ ok: true })
    expect((await detail(orderId)).fulfilmentState).toBe('all')
  })

  test('SH-4 refuses shipments of unpaid orders, of nothing and of unknown items', async () => {
    const { orderId, ship, lineId } = await order(1)
    expect(await ship(0)).toMatchObject({ reason: 'fulfil-empty' })
    const lines = [{ lineId: 'x', quantity: 1 }]
    expect(await ship(1, { lines })).toMatchObject({ reason: 'fulfil-unknown-line' })
    const twice = [lineId, lineId].map(id => ({ lineId: id, quantity: 1 }))
    expect(await ship(1, { lines: twice })).toMatchObject({ reason: 'fulfil-unknown-line' })
    await checkout.shop.orders.setStatus({ orderId, status: 'on-hold', author: 'Ute' })
    expect(await ship(1)).toMatchObject({ reason: 'not-allowed' })
    expect(await ship(1, { orderId: 'none' })).toMatchObject({ reason: 'unknown-order' })
  })
})
