import { expect, test } from 'vitest'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { prepareGiftCards } from '../../../../tests/support/gift-cards.ts'
import { prepareOnlinePayments } from '../../../../tests/support/online-payments.ts'
import { prepareRefunds } from '../../../../tests/support/refunds.ts'

describeDatabases('refunds that were made at the provider', open => {
  const bench = prepareOnlinePayments(open)
  const { load, refund } = prepareRefunds(bench)
  const cards = prepareGiftCards(bench)

  async function refundAtStripe(reference: string, amount: number) {
    bench.stripe.refundInDashboard(reference, amount)
    await bench.deliverAll()
  }

  test('SH-4 a refund at the provider never credits a gift card', async () => {
    const { card, orderId } = await cards.buyWith(1000, { payment_method: 'stripe' })
    await bench.start(orderId)
    const reference = await bench.referenceOf(orderId)
    bench.stripe.pay(reference)
    await bench.deliverAll()
    bench.stripe.refuseRefunds('Your balance is too low.')
    await refund(orderId, 500)
    bench.stripe.refuseRefunds('')
    await refundAtStripe(reference, 2632)
    const order = await load(orderId)
    expect(order).toMatchObject({ paid: 3632, refunded: 3132, onlineRefundable: 0 })
    expect(order.events.some(event => event.kind === 'card-refund')).toBe(false)
    expect((await cards.cardOf(card.id))?.balance).toBe(0)
    await refund(orderId, 500)
    expect((await cards.cardOf(card.id))?.balance).toBe(500)
  })
})
