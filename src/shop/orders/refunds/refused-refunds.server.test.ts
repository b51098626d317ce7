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
})
