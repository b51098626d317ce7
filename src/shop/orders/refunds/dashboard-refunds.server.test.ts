import { expect, test } from 'vitest'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { prepareGiftCards } from '../../../../tests/support/gift-cards.ts'
import { prepareOnlinePayments } from '../../../../tests/support/online-payments.ts'
import { prepareRefunds } from '../../../../tests/support/refunds.ts'

describeDatabases('refunds that were made at the provider', open => {
  const bench = prepareOnlinePayments(open)
  const { load, paidOrder, changePrice, refund } = prepareRefunds(bench)
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

  /** A bowl and two gift cards of €20 and €30, paid by Stripe. The second card was used. */
  async function orderWithUsedCard() {
    const card = (regularPrice: number) =>
      ({ type: 'simple', name: 'Card', giftCard: true, variant: { regularPrice } }) as const
    const products = await bench.shop.catalog.save([card(2000), card(3000)])
    const items = [bench.bowl.id, ...products].map(productId => ({ productId, quantity: 1 }))
    const cart = await bench.shop.cart.add({ key: undefined, items })
    const placed = await bench.place(cart.ok ? cart.key : '', { payment_method: 'stripe' })
    if (!placed.ok) throw new Error(placed.reason)
    const { id } = placed.order
    await bench.start(id)
    const reference = await bench.referenceOf(id)
    bench.stripe.pay(reference)
    await bench.deliverAll()
    const balances = async () => {
      const query = { page: 1, perPage: 9, sort: 'createdAt', order: 'asc' } as const
      const { items: bought } = await bench.shop.giftCards.list({ ...query, boughtWith: id })
      return bought.toSorted((a, b) => a.balance - b.balance)
    }
    const used = (await balances()).at(-1)?.id ?? ''
    await bench.shop.giftCards.adjust({ id: used, amount: -1, note: 'used', author: 'Ute' })
    return { id, reference, balances: async () => (await balances()).map(one => one.balance) }
  }
  const unrecorded = (order: Awaited<ReturnType<typeof load>>) =>
    order.events.filter(one => one.kind === 'refund-unrecorded').map(one => one.amount)

  test('SH-4 a refund at the provider that cannot be recorded is visible, once', async () => {
    const { id, reference, balances } = await orderWithUsedCard()
    const sent = bench.stripe.refundInDashboard(reference, 6816)
    const [event = {}] = bench.stripe.events.splice(0)
    await bench.deliver(event)
    await bench.deliver(event)
    const order = await load(id)
    expect(order).toMatchObject({ paid: 6816, refunded: 0, onlineRefundable: 0 })
    expect(order.paymentRefunds).toMatchObject([
      { amount: 6816, state: 'settled', unrecorded: 6816, mayRetry: false },
    ])
    expect(unrecorded(order)).toEqual([6816])
    expect(await balances(), 'no card was emptied').toEqual([2000, 2999])
    bench.stripe.failRefund(sent.id)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({
      onlineRefundable: 6816,
      paymentRefunds: [{ state: 'failed', unrecorded: 0, mayRetry: false }],
    })
  })

  test('SH-4 a refund at the provider returns an overpayment even if the rest cannot be recorded', async () => {
    const { id, reference, balances } = await orderWithUsedCard()
    await changePrice(id, 1316)
    await refundAtStripe(reference, 6816)
    const order = await load(id)
    expect(order).toMatchObject({ paid: 6316, refunded: 0, onlineRefundable: 0 })
    expect(order.paymentRefunds).toMatchObject([{ amount: 6816, unrecorded: 6316 }])
    expect(unrecorded(order)).toEqual([6316])
    expect(await balances()).toEqual([2000, 2999])
  })

  test('SH-4 more than the rest of an order shows how much was not recorded', async () => {
    const { id, reference } = await paidOrder()
    bench.stripe.refuseRefunds('Your balance is too low.')
    await refund(id, 500)
    bench.stripe.refuseRefunds('')
    await refundAtStripe(reference, 1400)
    const order = await load(id)
    expect(order).toMatchObject({ refunded: 1816, onlineRefundable: 416 })
    expect(order.paymentRefunds).toMatchObject([
      { state: 'failed', unrecorded: 0 },
      { amount: 1400, unrecorded: 84 },
    ])
    expect(unrecorded(order)).toEqual([84])
  })
})
