import { createId, type Minor } from '#base'
import type { Database } from '#db'
import type { BillingAddress } from '../../address/addresses.ts'
import { createCard, queueCardMail } from '../../gift-cards/create-card.ts'
import type { GiftCard } from '../../gift-cards/gift-card.ts'
import { addEntry } from '../../gift-cards/ledger.ts'
import { addMonths, isValidAt } from '../../gift-cards/validity.ts'
import { CUSTOMER_AUTHOR } from '../../model/authors.ts'
import type { OrderChangeContext } from '../change-context.ts'
import { writePaymentState } from '../derive-states.ts'
import { addEvent, type LockedOrder } from '../events.ts'

/** Method of payments whose reference is the id of a gift card. */
export const GIFT_CARD_METHOD = 'gift-card'

interface Change {
  author: string
  nowMs: number
}

/**
 * Pays a new order with gift cards, in the order of their ids to avoid deadlocks. False if another
 * order used one of them in the meantime; the caller then rolls back.
 */
export async function payNewOrder(
  db: Database,
  order: { id: string; total: Minor; currency: string },
  tenders: readonly { card: GiftCard; amount: Minor }[],
  nowMs: number,
): Promise<boolean> {
  const paying = tenders.filter(tender => tender.amount > 0)
  const sorted = paying.sort((a, b) => (a.card.id < b.card.id ? -1 : 1))
  const author = CUSTOMER_AUTHOR
  for (const [index, { card, amount }] of sorted.entries()) {
    const entry = { cardId: card.id, amount: -amount, orderId: order.id, author, nowMs }
    const taken = await addEntry(db, { ...entry, reason: 'payment' })
    if (!taken) return false
    await db
      .insertInto('payments')
      .values({
        ...{ id: createId({ now: () => nowMs }), order_id: order.id, attempt: index + 1 },
        ...{ method: GIFT_CARD_METHOD, reference: card.id, state: 'settled', amount, author },
        ...{ currency: order.currency, event_position: null, created_at: nowMs },
        settled_at: nowMs,
      })
      .execute()
    await addEvent(db, order.id, nowMs, { kind: 'card-payment', message: '', amount, author })
  }
  if (sorted.length > 0) await writePaymentState(db, order)
  return true
}

/** Returns the payments of a cancelled or failed order to their gift cards. Idempotent. */
export async function releaseCardPayments(
  db: Database,
  order: LockedOrder,
  { author, nowMs }: Change,
) {
  // Staff refunds the rest of a refunded order.
  if (order.paid === 0 || order.refunded > 0) return
  const released = await db
    .updateTable('payments')
    .set({ state: 'voided' })
    .where('order_id', '=', order.id)
    .where('method', '=', GIFT_CARD_METHOD)
    .where('reference', 'is not', null)
    .where('state', '=', 'settled')
    .returning(['reference', 'amount'])
    .execute()
  if (released.length === 0) return
  for (const { reference, amount } of inIdOrder(released)) {
    const entry = { cardId: reference, amount, orderId: order.id, author, nowMs }
    await addEntry(db, { ...entry, reason: 'release' })
  }
  await writePaymentState(db, order)
}

/**
 * Pays an order that is no longer failed or cancelled with the same gift cards again, as far as they
 * are valid, still have the money, and it is not paid otherwise. Returns the paid sum.
 */
export async function retakeCardPayments(
  db: Database,
  order: LockedOrder,
  { author, nowMs }: Change,
): Promise<Minor> {
  let taken = 0
  for (const { id, reference, amount } of inIdOrder(await listReleased(db, order.id))) {
    if (amount > order.total - order.paid - taken) continue
    const entry = { cardId: reference, amount: -amount, orderId: order.id, author, nowMs }
    if (!(await addEntry(db, { ...entry, reason: 'payment' }))) continue
    await db.updateTable('payments').set({ state: 'settled' }).where('id', '=', id).execute()
    taken += amount
  }
  if (taken > 0) await writePaymentState(db, order)
  return taken
}

/** What `retakeCardPayments` would take now. */
export async function sumRetakable(
  db: Database,
  order: LockedOrder,
  nowMs: number,
): Promise<Minor> {
  const released = inIdOrder(await listReleased(db, order.id))
  if (released.length === 0) return 0
  const cards = await db
    .selectFrom('gift_cards')
    .select(['id', 'balance'])
    .where(
      'id',
      'in',
      released.map(payment => payment.reference),
    )
    .where(isValidAt(nowMs))
    .execute()
  const balances = new Map(cards.map(card => [card.id, Number(card.balance)]))
  return released.reduce((taken, { reference, amount }) => {
    const isNeeded = amount <= order.total - order.paid - taken
    return isNeeded && amount <= (balances.get(reference) ?? 0) ? taken + amount : taken
  }, 0)
}

const listReleased = (db: Database, orderId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'reference', 'amount'])
    .where('order_id', '=', orderId)
    .where('method', '=', GIFT_CARD_METHOD)
    .where('reference', 'is not', null)
    .where('state', '=', 'voided')
    .where('amount', '>', 0)
    .execute()

/**
 * Returns a refund to the gift cards of an order, as far as it is more than the rest of the other
 * payments. Returns the part that went to cards.
 */
export async function refundToCards(
  db: Database,
  order: LockedOrder,
  amount: Minor,
  { author, nowMs }: Change,
): Promise<Minor> {
  const payments = await listCardPayments(db, order.id)
  if (payments.length === 0) return 0
  const parts = await planReturn(db, order, payments, amount)
  await addToCards(db, order, parts, { author, nowMs })
  return sum(parts)
}

/**
 * Returns an overpayment to the gift cards of an order, as far as it is more than the rest of the
 * other payments. The order then takes less from them. Returns the part that went to cards.
 */
export async function returnToCards(
  db: Database,
  order: LockedOrder,
  amount: Minor,
  change: Change,
): Promise<Minor> {
  const payments = await listCardPayments(db, order.id)
  if (payments.length === 0) return 0
  const parts = await planReturn(db, order, payments, amount)
  for (const { id, amount: part } of parts) {
    await db
      .updateTable('payments')
      .set(eb => ({ amount: eb('amount', '-', part) }))
      .where('id', '=', id)
      .execute()
  }
  await addToCards(db, order, parts, change)
  return sum(parts)
}

async function planReturn(
  db: Database,
  order: LockedOrder,
  payments: readonly CardPayment[],
  amount: Minor,
): Promise<CardPayment[]> {
  const { returned, otherLeft } = await splitPaid(db, order, payments)
  const toCards = Math.max(amount - Math.max(otherLeft, 0), 0)
  return toCards === 0 ? [] : takeFrom(payments, { skip: returned, amount: toCards })
}

async function addToCards(
  db: Database,
  order: LockedOrder,
  parts: readonly CardPayment[],
  { author, nowMs }: Change,
) {
  if (parts.length === 0) return
  for (const { reference, amount } of inIdOrder(parts)) {
    const entry = { cardId: reference, amount, orderId: order.id, author, nowMs }
    await addEntry(db, { ...entry, reason: 'refund' })
  }
  const event = { kind: 'card-refund', message: '', amount: sum(parts), author } as const
  await addEvent(db, order.id, nowMs, event)
}

const sum = (payments: readonly CardPayment[]): Minor =>
  payments.reduce((all, payment) => all + payment.amount, 0)

const listCardPayments = (db: Database, orderId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'reference', 'amount'])
    .where('order_id', '=', orderId)
    .where('method', '=', GIFT_CARD_METHOD)
    .where('reference', 'is not', null)
    .where('state', '=', 'settled')
    .orderBy('attempt', 'desc')
    .execute()

type Paid = Pick<LockedOrder, 'id' | 'paid' | 'refunded'>

/** What was returned to cards, and the rest of the other payments, which is refunded first. */
async function splitPaid(db: Database, order: Paid, payments: readonly CardPayment[]) {
  const earlier = await db
    .selectFrom('refunds')
    .select(eb => eb.fn.sum<number | string | null>('card_amount').as('amount'))
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  const byCards = sum(payments)
  const returned = Number(earlier?.amount ?? 0)
  return { returned, otherLeft: order.paid - byCards - (order.refunded - returned) }
}

/** Sum that can be refunded in money. Refunds beyond it go back to gift cards. */
export async function refundableInMoney(db: Database, order: Paid): Promise<Minor> {
  const payments = await listCardPayments(db, order.id)
  if (payments.length === 0) return order.paid - order.refunded
  const { otherLeft } = await splitPaid(db, order, payments)
  return Math.max(Math.min(otherLeft, order.paid - order.refunded), 0)
}

/** Gives the customer store credit for a refund, and mails it. Returns the amount. */
export async function refundAsCredit(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  { amount, author }: { amount: Minor; author: string },
): Promise<Minor> {
  const { settings } = context
  const nowMs = context.clock.now()
  const { first_name, last_name } = JSON.parse(order.billing) as BillingAddress
  const { id } = await createCard(
    db,
    context,
    {
      kind: 'store-credit',
      amount,
      currency: order.currency,
      holderEmail: order.email,
      recipientEmail: order.email,
      recipientName: `${first_name} ${last_name}`.trim(),
      ...{ senderName: '', message: '', note: '', author },
      locale: order.locale ?? settings.locale,
      expiresAt: addMonths(nowMs, settings.giftCards.validMonths),
      refunded: { orderId: order.id },
    },
    nowMs,
  )
  await queueCardMail(db, context, { cardId: id, nowMs })
  await addEvent(db, order.id, nowMs, { kind: 'store-credit', message: '', amount, author })
  return amount
}

type CardPayment = { id: string; reference: string | null; amount: Minor }

/** The parts of payments that a refund takes, after earlier refunds took their first `skip`. */
function takeFrom(
  payments: readonly CardPayment[],
  { skip, amount }: { skip: Minor; amount: Minor },
): CardPayment[] {
  let [toSkip, left] = [skip, amount]
  return payments.flatMap(payment => {
    const skipped = Math.min(toSkip, payment.amount)
    toSkip -= skipped
    const part = Math.min(left, payment.amount - skipped)
    left -= part
    return part > 0 ? [{ ...payment, amount: part }] : []
  })
}

/** Cards are changed in the order of their ids to avoid deadlocks. */
function inIdOrder<Payment extends { reference: string | null }>(payments: readonly Payment[]) {
  return payments
    .flatMap(payment => (payment.reference ? [{ ...payment, reference: payment.reference }] : []))
    .sort((a, b) => (a.reference < b.reference ? -1 : 1))
}
