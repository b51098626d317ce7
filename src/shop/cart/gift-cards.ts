import type { Minor } from '#base'
import type { Database } from '#db'
import type { GiftCard, GiftCardKind } from '../gift-cards/gift-card.ts'
import { findCard, loadCards } from '../gift-cards/load-cards.ts'
import { payWithCards, problemOf, type Tender } from '../gift-cards/pay-with-cards.ts'
import type { GiftCardMessage } from '../gift-cards/texts.ts'
import type { StoredCart } from './cart-store.ts'
import type { PricedCart } from './price-cart.ts'
import type { CartMessage } from './texts.ts'
import type { CartGiftCard } from './view.ts'

export const MAX_GIFT_CARDS = 10

/** Ids of the gift cards that a cart pays with, in that order. */
export function readGiftCards(cart: Pick<StoredCart, 'gift_cards'> | undefined): string[] {
  return cart ? (JSON.parse(cart.gift_cards) as string[]) : []
}

interface Buyer {
  currency: string
  email: string | undefined
  nowMs: number
}

/** The gift cards of a cart with what each pays. */
export async function loadTenders(
  db: Database,
  ids: readonly string[],
  { totals, giftCardTotal }: Pick<PricedCart, 'totals' | 'giftCardTotal'>,
  buyer: Buyer,
): Promise<{ tenders: Tender[]; due: Minor }> {
  const cards = await loadCards(db, ids)
  return payWithCards(cards, { total: totals.total, cards: giftCardTotal, ...buyer })
}

/** The card of a code, or why it cannot be added to the cart; undefined if it is not a card's code. */
export async function findUsableCard(
  db: Database,
  code: string,
  { giftCardTotal, totals }: Pick<PricedCart, 'totals' | 'giftCardTotal'>,
  { before, ...buyer }: Buyer & { before: readonly string[] },
): Promise<{ card: GiftCard; refusal: CartMessage | undefined } | undefined> {
  const card = await findCard(db, code)
  if (!card) return undefined
  const refusal = (): GiftCardMessage | undefined => {
    if (before.includes(card.id)) return { key: 'giftCard.alreadyApplied' }
    if (before.length >= MAX_GIFT_CARDS) {
      return { key: 'giftCard.tooMany', values: { max: MAX_GIFT_CARDS } }
    }
    const problem = problemOf(card, { total: totals.total, cards: giftCardTotal, ...buyer })
    // The email address is entered at checkout, so the credit waits for it.
    return problem && problem !== 'needsEmail' ? { key: `giftCard.${problem}` } : undefined
  }
  return { card, refusal: refusal() }
}

export function storeGiftCards(db: Database, cartId: string, ids: readonly string[]) {
  return db
    .updateTable('carts')
    .set({ gift_cards: JSON.stringify(ids) })
    .where('id', '=', cartId)
    .execute()
}

export const toCartGiftCard = ({ card, amount, problem }: Tender): CartGiftCard => ({
  id: card.id,
  kind: card.kind satisfies GiftCardKind,
  lastFour: card.lastFour,
  balance: card.balance,
  currency: card.currency,
  amount,
  problem: problem && { key: `giftCard.${problem}` },
})
