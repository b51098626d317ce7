import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#base'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { prepareOnlinePayments } from '../../../../tests/support/online-payments.ts'
import { prepareRefunds } from '../../../../tests/support/refunds.ts'

describeDatabases('refunds through a provider', open => {
  const bench = prepareOnlinePayments(open)
  const { load, paidOrder, overpaidOrder, refund, sentFor } = prepareRefunds(bench)

  test('SH-4 partial and full refunds return the money once', async () => {
    const { id, reference } = await paidOrder()
    expect((await load(id)).onlineRefundable).toBe(1816)
    await refund(id, 500)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({
      paymentState: 'partly-refunded',
      onlineRefundable: 1316,
      paymentRefunds: [{ amount: 500, state: 'settled', method: 'stripe' }],
    })
    await bench.shop.orders.setStatus({ orderId: id, status: 'refunded', author: 'Ute' })
    await bench.deliverAll()
    expect(sentFor(reference)).toEqual([500, 1316])
    expect(await load(id)).toMatchObject({ status: 'refunded', refunded: 1816 })
  })

  test('SH-4 an overpayment returns through the provider once and is no refund', async () => {
    const { id, reference } = await overpaidOrder(1000)
    const giveBack = (amount: number, isManual = false) =>
      bench.shop.orders.returnOverpayment({ orderId: id, amount, isManual, author: 'Ute' })
    await Promise.all([giveBack(700), giveBack(700)])
    await bench.deliverAll()
    expect(sentFor(reference)).toEqual([700])
    await giveBack(116, true)
    expect(sentFor(reference), 'staff returned the rest').toEqual([700])
    const order = await load(id)
    expect(order).toMatchObject({ paid: 1000, refunded: 0, paymentState: 'paid' })
    expect(order.paymentRefunds).toMatchObject([{ amount: 700, state: 'settled' }])
    const returned = order.payments.filter(payment => payment.amount < 0)
    expect(returned.map(payment => [payment.amount, payment.mayVoid])).toEqual([
      [-700, false],
      [-116, true],
    ])
    const sent = { orderId: id, paymentId: returned[0]?.id ?? '', author: 'Ute' }
    expect(await bench.shop.orders.voidPayment(sent)).toMatchObject({ reason: 'not-allowed' })
  })

  test('SH-4 a refund made at the provider returns an overpayment before items', async () => {
    const { id, reference } = await overpaidOrder(1000)
    bench.stripe.refundInDashboard(reference, 1016)
    await bench.deliverAll()
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({
      ...{ paid: 1000, refunded: 200, paymentState: 'partly-refunded' },
      paymentRefunds: [{ amount: 1016 }],
    })
  })

  test('SH-4 a refund larger than the rest sends nothing', async () => {
    const { id, reference } = await paidOrder()
    expect(await refund(id, 1817)).toMatchObject({ reason: 'refund-too-much' })
    expect(sentFor(reference)).toEqual([])
  })

  test('SH-4 two staff who refund at once send one refund', async () => {
    const { id, reference } = await paidOrder()
    const answers = await Promise.all([refund(id, 1000), refund(id, 1000)])
    expect(answers.filter(one => one.ok)).toHaveLength(1)
    expect(sentFor(reference)).toEqual([1000])
  })

  test('SH-4 money that staff returns is not sent', async () => {
    const { id, reference } = await paidOrder()
    await refund(id, 500, { isManual: true })
    expect(sentFor(reference)).toEqual([])
    expect(await load(id)).toMatchObject({ refunded: 500, paymentRefunds: [] })
  })

  test('SH-4 a refused refund is visible and can be sent again', async () => {
    const { id, reference } = await paidOrder()
    bench.stripe.refuseRefunds('Your balance is too low.')
    await refund(id, 500)
    const failed = await load(id)
    expect(failed).toMatchObject({
      refunded: 500,
      paymentRefunds: [{ state: 'failed', problem: 'Your balance is too low.' }],
    })
    expect(failed.events.at(-1)).toMatchObject({ kind: 'refund-failed', amount: 500 })
    bench.stripe.refuseRefunds('')
    const transferId = failed.paymentRefunds[0]?.id ?? ''
    const again = () => bench.shop.orders.retryTransfer({ orderId: id, transferId })
    const answers = await Promise.all([again(), again()])
    expect(answers.filter(one => one.ok)).toHaveLength(1)
    expect(sentFor(reference)).toEqual([500])
    expect((await load(id)).paymentRefunds).toMatchObject([{ state: 'settled', problem: '' }])
  })

  test('SH-4 a refund whose answer is lost is finished by the task, once', async () => {
    const { id, reference } = await paidOrder()
    bench.stripe.fail('lost', 'down')
    await refund(id, 500)
    expect((await load(id)).paymentRefunds).toMatchObject([{ state: 'pending' }])
    bench.clock.advance(2 * MINUTE)
    await Promise.all([bench.shop.payments.reconcile(), bench.shop.payments.reconcile()])
    expect((await load(id)).paymentRefunds).toMatchObject([{ state: 'settled' }])
    expect(sentFor(reference)).toEqual([500])
    bench.clock.advance(HOUR)
    await bench.shop.payments.reconcile()
    expect(sentFor(reference)).toEqual([500])
  })

  test('SH-4 a refund in the dashboard is recorded once, with the taxes of its share', async () => {
    const { id, reference } = await paidOrder()
    bench.stripe.refundInDashboard(reference, 700)
    const [event = {}] = bench.stripe.events.splice(0)
    await Promise.all([1, 2, 3].map(() => bench.deliver(event)))
    expect(await load(id)).toMatchObject({
      refunded: 700,
      paymentState: 'partly-refunded',
      onlineRefundable: 1116,
      paymentRefunds: [{ amount: 700, state: 'settled' }],
    })
    bench.stripe.refundInDashboard(reference, 1116)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'refunded', refunded: 1816 })
    expect(sentFor(reference)).toEqual([700, 1116])
  })

  test('SH-4 a refund that did not arrive is reported later', async () => {
    const { id, reference } = await paidOrder()
    await refund(id, 500)
    const sent = bench.stripe.refunds.find(one => one.payment_intent === reference)
    bench.stripe.failRefund(sent?.id ?? '')
    await bench.deliverAll()
    const order = await load(id)
    expect(order.paymentRefunds).toMatchObject([
      { state: 'failed', problem: 'expired_or_canceled_card' },
    ])
    expect(order.events.filter(event => event.kind === 'refund-failed')).toHaveLength(1)
  })
})
