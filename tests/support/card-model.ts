import type { ModelOrder } from './shop-model.ts'

/** A gift card or store credit. */
export interface ModelCard {
  /** Empty until it is read from the shop, which creates store credit. */
  id: string
  code: string
  balance: number
}

/** What an order takes from a card. */
export interface CardPayment {
  card: ModelCard
  amount: number
  /** False while the order is cancelled or failed. */
  isTaken: boolean
}

type Paid = Pick<ModelOrder, 'cards' | 'toCards' | 'paid' | 'refunded' | 'total'>

const byId = (a: CardPayment, b: CardPayment) => (a.card.id < b.card.id ? -1 : 1)
const taken = ({ cards }: Paid) => cards.filter(payment => payment.isTaken)

export const paidByCards = (order: Paid) =>
  taken(order).reduce((sum, payment) => sum + payment.amount, 0)

/** Money of other payments that was not refunded. */
export const otherLeft = (order: Paid) =>
  order.paid - paidByCards(order) - (order.refunded - order.toCards)

/** The part of each card in a total. */
export function divide(cards: readonly ModelCard[], total: number): CardPayment[] {
  let due = total
  return cards.flatMap(card => {
    const amount = Math.min(card.balance, due)
    due -= amount
    return amount > 0 ? [{ card, amount, isTaken: true }] : []
  })
}

export function releaseCards(order: ModelOrder) {
  if (order.refunded > 0) return
  for (const payment of taken(order)) {
    payment.isTaken = false
    payment.card.balance += payment.amount
    order.paid -= payment.amount
  }
}

/** Takes the same amounts again, each if the card still has it and the order needs it. */
export function retakeCards(order: ModelOrder) {
  for (const payment of order.cards.filter(one => !one.isTaken).sort(byId)) {
    const isNeeded = payment.amount <= order.total - order.paid
    if (!isNeeded || payment.card.balance < payment.amount) continue
    payment.isTaken = true
    payment.card.balance -= payment.amount
    order.paid += payment.amount
  }
}

/** The parts that go back to cards, once the other money is returned. The last card comes first. */
function partsOf(order: Paid, amount: number): [CardPayment, number][] {
  let left = Math.max(amount - Math.max(otherLeft(order), 0), 0)
  let gone = order.toCards
  return taken(order)
    .sort(byId)
    .reverse()
    .flatMap((payment): [CardPayment, number][] => {
      const before = Math.min(gone, payment.amount)
      gone -= before
      const part = Math.min(left, payment.amount - before)
      left -= part
      return part > 0 ? [[payment, part]] : []
    })
}

export function refundToCards(order: ModelOrder, amount: number) {
  for (const [{ card }, part] of partsOf(order, amount)) {
    card.balance += part
    order.toCards += part
  }
}

/** Returns an overpayment. The order has then taken less from the cards. */
export function returnToCards(order: ModelOrder, amount: number): number {
  let sum = 0
  for (const [payment, part] of partsOf(order, amount)) {
    payment.card.balance += part
    payment.amount -= part
    order.paid -= part
    sum += part
  }
  return sum
}
