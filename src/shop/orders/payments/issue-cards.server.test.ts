import { expect, test } from 'vitest'
import type { OrderInput } from '#shop/schema'
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

  async function edit(orderId: string, change: (items: OrderInput['items']) => void) {
    const opened = await checkout.shop.orders.input(orderId)
    if (!opened) throw new Error('the order is gone')
    const { input, version } = opened
    change(input.items)
    const request = { orderId, version, input, author }
    expect(await checkout.shop.orders.edit(request)).toMatchObject({ ok: true })
  }
  const setQuantity = (quantity: number) => (items: OrderInput['items']) => {
    for (const item of items) item.quantity = quantity
  }
  const countMails = async () => {
    const mails = await checkout.db
      .selectFrom('outbox')
      .select('id')
      .where('payload', 'like', '%"gift-card"%')
      .execute()
    return mails.length
  }

  test('SH-4 cards that an edit adds are issued once the balance is paid, and once only', async () => {
    const { orderId, productId } = await buyCards(2)
    const before = await countMails()
    const variantId = await checkout.variantOf(productId)
    await edit(orderId, items => {
      setQuantity(3)(items)
      items.push({ variantId, options: {}, unitPrice: null, quantity: 2 })
    })
    expect(await cardsOf(orderId)).toHaveLength(2)
    await pay(orderId)
    const cards = await cardsOf(orderId)
    expect(cards.map(card => card.balance)).toEqual([2000, 2000, 2000, 2000, 2000])
    expect(await countMails()).toBe(before + 3)
    await set(orderId, 'failed', 'processing', 'completed')
    expect((await cardsOf(orderId)).map(card => card.id)).toEqual(cards.map(card => card.id))
    expect(await countMails()).toBe(before + 3)
  })

  test('SH-4 refunded cards are not issued again when an edit adds others', async () => {
    const { orderId } = await buyCards(3)
    const [line] = (await checkout.shop.orders.detail(orderId))?.lines ?? []
    const lines = [{ lineId: line?.id ?? '', quantity: 1 }]
    const refund = { orderId, lines, refundedBefore: 0, reason: '', author }
    expect(await checkout.shop.orders.refund(refund)).toMatchObject({ ok: true })
    await edit(orderId, setQuantity(4))
    await pay(orderId)
    const balances = (await cardsOf(orderId)).map(card => card.balance)
    expect(balances.toSorted((a, b) => a - b)).toEqual([0, 2000, 2000, 2000])
  })

  test('SH-4 cards that replace other items of a paid order are issued at once', async () => {
    const { productId } = await buyCards(1)
    const { id: orderId } = await checkout.buy(2, { payment_method: 'bacs' })
    await pay(orderId)
    const variantId = await checkout.variantOf(productId)
    await edit(orderId, items => {
      items.length = 0
      items.push({ variantId, options: {}, unitPrice: null, quantity: 1 })
    })
    expect(await cardsOf(orderId)).toMatchObject([{ balance: 2000 }])
  })

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
