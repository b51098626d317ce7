import { expect, test } from 'vitest'
import { MINUTE } from '#base'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { prepareOnlinePayments } from '../../../../tests/support/online-payments.ts'

describeDatabases('orders paid by PayPal', open => {
  const bench = prepareOnlinePayments(open)
  const load = async (id: string) => {
    const order = await bench.shop.orders.detail(id)
    if (!order) throw new Error('no order')
    return order
  }
  const startedOrder = () => bench.startedOrder('form', 'paypal')
  const captures = () =>
    bench.paypal.asked.filter(one => one.path.endsWith('/capture') && one.method === 'POST').length

  test('SH-4 an approved payment is captured by the webhook, once', async () => {
    const { id, reference } = await startedOrder()
    bench.paypal.approve(reference)
    const [approved = {}] = bench.paypal.events.splice(0)
    const receive = () =>
      bench.shop.payments.receiveEvent({ method: 'paypal', ...bench.paypal.signed(approved) })
    await Promise.all([receive(), receive(), receive()])
    await bench.deliverAll()
    const order = await load(id)
    expect(order).toMatchObject({ status: 'processing', paymentState: 'paid', paid: 1816 })
    expect(order.events.filter(event => event.kind === 'payment')).toHaveLength(1)
  })

  test('SH-4 the page to which the buyer returns captures too', async () => {
    const { id, reference, number, key } = await startedOrder()
    bench.paypal.approve(reference)
    const page = () => bench.shop.payments.page({ number, key })
    expect(await page()).toMatchObject({ state: 'paid' })
    const before = captures()
    expect(await page()).toMatchObject({ state: 'paid' })
    expect(captures(), 'not asked again').toBe(before)
    expect(await load(id)).toMatchObject({ status: 'processing', paid: 1816 })
  })

  test('SH-4 reconciliation captures what the buyer has approved before leaving', async () => {
    const { id, reference } = await startedOrder()
    bench.paypal.approve(reference)
    bench.paypal.events.length = 0
    bench.clock.advance(6 * MINUTE)
    await bench.shop.payments.reconcile()
    expect(await load(id)).toMatchObject({ status: 'processing', paid: 1816 })
  })

  test('SH-4 a buyer who changes to a card does not pay twice', async () => {
    const { id, reference } = await startedOrder()
    expect(await bench.start(id, 'form', 'stripe')).toMatchObject({ ok: true })
    bench.paypal.approve(reference)
    const before = captures()
    await bench.deliverAll()
    expect(captures(), 'the approval is too late').toBe(before)
    bench.stripe.pay(await bench.referenceOf(id))
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({
      paid: 1816,
      payments: [{ state: 'cancelled' }, { state: 'settled' }],
    })
  })

  test('SH-4 a capture that the bank denies fails the order, which can be paid again', async () => {
    const { id, reference } = await startedOrder()
    bench.paypal.delayCaptures(true)
    bench.paypal.approve(reference)
    await bench.deliverAll()
    bench.paypal.delayCaptures(false)
    expect(await load(id)).toMatchObject({ status: 'on-hold', payments: [{ state: 'processing' }] })
    bench.paypal.decide(reference, false)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'failed', payments: [{ state: 'failed' }] })
    expect(await bench.start(id, 'form', 'paypal')).toMatchObject({ ok: true })
  })

  test('SH-4 refunds of both sides are recorded once', async () => {
    const { id, reference } = await startedOrder()
    bench.paypal.approve(reference)
    await bench.deliverAll()
    const lines = [{ lineId: (await load(id)).lines[0]?.id ?? '', quantity: 0, amount: 500 }]
    const request = { orderId: id, lines, refundedBefore: 0, reason: '', author: 'Ute' }
    expect(await bench.shop.orders.refund(request)).toMatchObject({ ok: true })
    await bench.deliverAll()
    bench.paypal.refundInDashboard(reference, '3.00')
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({
      refunded: 800,
      paymentRefunds: [
        { amount: 500, state: 'settled' },
        { amount: 300, state: 'settled' },
      ],
    })
  })

  test('SH-4 later captures and disputes work as with cards', async () => {
    bench.configureOnline({ captureLater: true })
    const { id, reference } = await startedOrder()
    bench.paypal.approve(reference)
    await bench.deliverAll()
    const order = await load(id)
    expect(order).toMatchObject({ status: 'processing', paymentState: 'authorized' })
    const paymentId = order.payments[0]?.id ?? ''
    expect(await bench.shop.orders.capturePayment({ orderId: id, paymentId })).toMatchObject({
      amount: 1816,
    })
    bench.paypal.dispute(reference)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ paymentState: 'paid', disputes: [{ state: 'open' }] })
  })
})
