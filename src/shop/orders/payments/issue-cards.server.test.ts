import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import type { OrderStatus } from '../../model/order-status.ts'

const author = 'Ute'

describeDatabases('gift cards that an order bought', open => {
  const checkout = prepareCheckout(open)

  async function buyCards(quantity: number) {
    const variant = { regularPrice: 2000 }
    const [productId = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Card', giftCard: true, variant },
    ])
    const key = await checkout.cartWith(quantity, productId)
    const placed = await checkout.place(key, { payment_method: 'bacs' })
    if (!placed.ok) throw new Error(placed.reason)
    await pay(placed.order.id)
    return { orderId: placed.order.id, productId }
  }
  const pay = (orderId: string) => checkout.shop.orders.recordPayment({ orderId, author })
  async function cardsOf(boughtWith: string) {
    const page = { page: 1, perPage: 20, sort: 'createdAt', order: 'asc' } as const
    return (await checkout.shop.giftCards.list({ ...page, boughtWith })).items
  }
  async function set(orderId: string, ...steps: OrderStatus[]) {
    for (const status of steps) {
      const moved = await checkout.shop.orders.setStatus({ orderId, status, author })
      expect(moved).toMatchObject({ ok: true })
    }
  }

  test('SH-4 a failed order enables its cards again, except those that staff disabled', async () => {
    const { orderId } = await buyCards(3)
    const [byStaff, enabledByStaff, other] = (await cardsOf(orderId)).map(card => card.id)
    const disable = (id = '', disabled = true) =>
      checkout.shop.giftCards.change(id, { disabled, note: 'Stolen' })
    const usable = async () => {
      const cards = await cardsOf(orderId)
      return cards.filter(card => card.status !== 'disabled').map(card => card.id)
    }
    await disable(byStaff)
    await set(orderId, 'completed', 'processing')
    expect(await usable()).toEqual([enabledByStaff, other])
    await set(orderId, 'failed')
    expect(await usable()).toEqual([])
    await disable(enabledByStaff, false)
    await disable(enabledByStaff)
    await set(orderId, 'processing')
    expect(await usable()).toEqual([other])
    await set(orderId, 'failed')
    await set(orderId, 'processing')
    expect(await usable()).toEqual([other])
  })
})
