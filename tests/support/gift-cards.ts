import { expect } from 'vitest'
import type { GiftCardIssue } from '../../src/shop/gift-cards/edit-card.ts'
import type { CheckoutFields } from '../../src/shop/model/checkout-fields.ts'
import type { prepareCheckout } from './checkout.ts'

/** Gift cards in a shop with a checkout. */
export function prepareGiftCards(checkout: ReturnType<typeof prepareCheckout>) {
  async function issue(amount: number, changes: Partial<GiftCardIssue> = {}) {
    const card = await checkout.shop.giftCards.issue(
      {
        ...{ kind: 'gift-card', recipientEmail: '', recipientName: '', message: '', note: '' },
        ...{ amount, notify: false, ...changes },
      } as GiftCardIssue,
      'Ute',
    )
    if (!card.ok) throw new Error(card.reason)
    return card
  }
  const enter = (key: string, code: string, email?: string) =>
    checkout.shop.cart.applyCoupon({ key, code, ...(email && { email }) })
  const cardOf = async (id: string) => {
    const card = await checkout.shop.giftCards.load(id)
    const sum = card?.entries.reduce((all, entry) => all + entry.amount, 0)
    expect(card?.balance, 'the balance is the sum of the entries').toBe(sum)
    return card
  }
  const load = (id: string) => checkout.shop.orders.detail(id)

  /** Two bowls for €36.32, paid with a card first. */
  async function buyWith(amount: number, fields: Partial<CheckoutFields> = {}) {
    const card = await issue(amount)
    const key = await checkout.cartWith(2)
    await enter(key, card.code)
    const placed = await checkout.place(key, { payment_method: 'bacs', ...fields })
    if (!placed.ok) throw new Error(placed.reason)
    return { card, orderId: placed.order.id }
  }

  return { issue, enter, cardOf, load, buyWith }
}
