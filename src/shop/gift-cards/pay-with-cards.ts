import type { Minor } from '#base'
import type { GiftCard } from './gift-card.ts'

/** Why a gift card pays nothing; the key of its message. */
export type GiftCardProblem =
  | 'disabled'
  | 'expired'
  | 'used'
  | 'currency'
  | 'needsEmail'
  | 'otherEmail'
  | 'notForCards'

/** A gift card of a cart with the part of the total that it pays. */
export interface Tender {
  card: GiftCard
  amount: Minor
  problem: GiftCardProblem | undefined
}

interface Purchase {
  /** With tax. */
  total: Minor
  /** The part of the total for new gift cards, which gift cards cannot pay. */
  cards: Minor
  currency: string
  /** Undefined before it was entered. */
  email: string | undefined
  nowMs: number
}

/**
 * Divides a total among gift cards in their order: each pays as much of the rest as it can. They are
 * payments and not discounts, so taxes do not change.
 */
export function payWithCards(
  cards: readonly GiftCard[],
  purchase: Purchase,
): { tenders: Tender[]; due: Minor } {
  let payable = purchase.total - purchase.cards
  let due = purchase.total
  const tenders = cards.map((card): Tender => {
    const problem = problemOf(card, purchase)
    const amount = problem ? 0 : Math.min(card.balance, payable)
    payable -= amount
    due -= amount
    return { card, amount, problem }
  })
  return { tenders, due }
}

export function problemOf(
  { isDisabled, expiresAt, balance, currency, holderEmail }: GiftCard,
  purchase: Purchase,
): GiftCardProblem | undefined {
  const { email, nowMs } = purchase
  if (isDisabled) return 'disabled'
  if (expiresAt !== null && expiresAt <= nowMs) return 'expired'
  if (balance <= 0) return 'used'
  if (currency !== purchase.currency) return 'currency'
  if (holderEmail && !email) return 'needsEmail'
  if (holderEmail && email?.toLowerCase() !== holderEmail.toLowerCase()) return 'otherEmail'
  if (purchase.cards > 0 && purchase.cards === purchase.total) return 'notForCards'
  return undefined
}
