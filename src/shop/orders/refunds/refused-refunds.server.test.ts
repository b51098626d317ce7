import { expect, test } from 'vitest'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { prepareOnlinePayments } from '../../../../tests/support/online-payments.ts'
import { prepareRefunds } from '../../../../tests/support/refunds.ts'

describeDatabases('refunds that a provider refused', open => {
  const bench = prepareOnlinePayments(open)
  const { load, paidOrder, overpaidOrder, refund, sentFor } = prepareRefunds(bench)

  /** Refunds while the provider refuses, and returns the failed transfer. */
  async function refused(orderId: string, send: () => Promise<unknown>) {
    bench.stripe.refuseRefunds('Your balance is too low.')
    await send()
    bench.stripe.refuseRefunds('')
    const transfer = (await load(orderId)).paymentRefunds.at(-1)
    expect(transfer).toMatchObject({ state: 'failed', mayRetry: true })
    return transfer?.id ?? ''
  }
  const retry = (orderId: string, transferId: string) =>
    bench.shop.orders.retryTransfer({ orderId, transferId })

  test('SH-4 a refused transfer of a voided overpayment is not sent again', async () => {
    const { id, reference } = await overpaidOrder(1000)
    const giveBack = () =>
      bench.shop.orders.returnOverpayment({ orderId: id, amount: 816, author: 'Ute' })
    const transferId = await refused(id, giveBack)
    const returned = (await load(id)).payments.find(payment => payment.amount < 0)
    const voided = { orderId: id, paymentId: returned?.id ?? '', author: 'Ute' }
    expect(await bench.shop.orders.voidPayment(voided)).toEqual({ ok: true })
    expect(await retry(id, transferId)).toMatchObject({ reason: 'not-allowed' })
    expect(await giveBack()).toEqual({ ok: true })
    expect(await retry(id, transferId)).toMatchObject({ reason: 'not-allowed' })
    expect(sentFor(reference)).toEqual([816])
    expect((await load(id)).paymentRefunds).toMatchObject([
      { state: 'failed', mayRetry: false },
      { state: 'settled', mayRetry: false },
    ])
  })

  test('SH-4 a refused transfer is not sent again if the payment has too little left', async () => {
    const { id, reference } = await paidOrder()
    const transferId = await refused(id, () => refund(id, 500))
    bench.stripe.refundInDashboard(reference, 1400)
    await bench.deliverAll()
    expect((await load(id)).paymentRefunds).toMatchObject([{ mayRetry: false }, { amount: 1400 }])
    expect(await retry(id, transferId)).toMatchObject({ reason: 'not-allowed' })
    expect(sentFor(reference)).toEqual([1400])
  })

  test('SH-4 a refused transfer that is made at the provider is no second refund', async () => {
    const { id, reference } = await paidOrder()
    const transferId = await refused(id, () => refund(id, 500))
    await refused(id, () => refund(id, 500))
    bench.stripe.refundInDashboard(reference, 500)
    const [event = {}] = bench.stripe.events.splice(0)
    await Promise.all([1, 2].map(() => bench.deliver(event)))
    expect(await load(id)).toMatchObject({
      refunded: 1000,
      onlineRefundable: 1316,
      paymentRefunds: [
        { id: transferId, state: 'settled', problem: '', mayRetry: false },
        { state: 'failed', mayRetry: true },
      ],
    })
    expect(await retry(id, transferId)).toMatchObject({ reason: 'not-allowed' })
    expect(sentFor(reference)).toEqual([500])
  })

  test('SH-4 a late report about the refused try leaves the later refund settled', async () => {
    const { id, reference } = await paidOrder()
    await refund(id, 500)
    const sent = bench.stripe.refunds.find(one => one.payment_intent === reference)
    bench.stripe.failRefund(sent?.id ?? '')
    const report = bench.stripe.events.at(-1) ?? {}
    await bench.deliverAll()
    bench.stripe.refundInDashboard(reference, 500)
    await bench.deliverAll()
    await bench.deliver(report)
    expect((await load(id)).paymentRefunds).toMatchObject([{ state: 'settled' }])
  })

  test('SH-4 a refund at the provider does not settle the transfer of a voided overpayment', async () => {
    const { id, reference } = await overpaidOrder(1000)
    await refused(id, () =>
      bench.shop.orders.returnOverpayment({ orderId: id, amount: 816, author: 'Ute' }),
    )
    const returned = (await load(id)).payments.find(payment => payment.amount < 0)
    await bench.shop.orders.voidPayment({
      ...{ orderId: id, paymentId: returned?.id ?? '', author: 'Ute' },
    })
    bench.stripe.refundInDashboard(reference, 816)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({
      ...{ paid: 1000, refunded: 0 },
      paymentRefunds: [{ state: 'failed' }, { state: 'settled' }],
    })
  })
})
