import { createId, MINUTE, type Minor } from '#base'
import { createCounter } from '#base/instruments'
import { afterCommit, type Database } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { findPaymentMethod } from '../../payments/methods.ts'
import { writePaymentState } from '../derive-states.ts'
import type { LockedOrder } from '../events.ts'

const payments = createCounter(
  'vitrine_payments_total',
  'Payments received, by currency. Gift cards and test payments are not counted.',
  { labeled: true },
)
const revenue = createCounter(
  'vitrine_revenue_minor_units_total',
  'Money received, in minor units of the currency. Refunds are not subtracted.',
  { labeled: true },
)

/** Counts money that was received, when the transaction commits. */
export function countPayment(db: Database, amount: Minor, currency: string) {
  if (amount <= 0) return
  afterCommit(db, () => {
    payments.add(1, { currency })
    revenue.add(amount, { currency })
  })
}

/** Number of the next attempt of a locked order. */
export async function nextAttempt(db: Database, orderId: string): Promise<number> {
  const last = await db
    .selectFrom('payments')
    .select(eb => eb.fn.max('attempt').as('attempt'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return Number(last?.attempt ?? 0) + 1
}

/** Time until the provider is asked about a payment that it did not report. */
export const FIRST_CHECK_MS = 5 * MINUTE

/** Adds an attempt to pay a locked order at a provider. */
export async function insertAttempt(
  db: Database,
  order: LockedOrder,
  attempt: {
    method: string
    /** Null until the provider has answered. */
    reference: string | null
    flow?: 'form' | 'redirect'
    amount: Minor
    testMode: boolean
    nowMs: number
  },
): Promise<string> {
  const { method, reference, flow, amount, testMode, nowMs } = attempt
  const id = createId({ now: () => nowMs })
  await db
    .insertInto('payments')
    .values({
      id,
      order_id: order.id,
      attempt: await nextAttempt(db, order.id),
      method,
      reference,
      state: 'pending',
      amount,
      currency: order.currency,
      test_mode: testMode ? 1 : 0,
      author: SYSTEM_AUTHOR,
      event_position: null,
      created_at: nowMs,
      settled_at: null,
      flow: flow ?? null,
      check_at: nowMs + FIRST_CHECK_MS,
    })
    .execute()
  return id
}

/** Method of money that staff records for an order that needed no other payment when it was placed. */
export const OTHER_METHOD = 'other'

const methodOfMoney = ({ payment_method: method }: LockedOrder) =>
  findPaymentMethod(method) ? method : OTHER_METHOD

/**
 * Records money that staff has received, or returned if it is negative, and updates the order's
 * payment state. Returns the id of the payment.
 */
export async function insertSettledPayment(
  db: Database,
  order: LockedOrder,
  payment: { amount: Minor; author: string; position: number; nowMs: number },
): Promise<string> {
  const { amount, author, position, nowMs } = payment
  const id = createId({ now: () => nowMs })
  await db
    .insertInto('payments')
    .values({
      id,
      order_id: order.id,
      attempt: await nextAttempt(db, order.id),
      method: methodOfMoney(order),
      reference: null,
      state: 'settled',
      amount,
      currency: order.currency,
      author,
      event_position: position,
      created_at: nowMs,
      settled_at: nowMs,
    })
    .execute()
  await writePaymentState(db, order)
  countPayment(db, amount, order.currency)
  return id
}

/** Voids the payment that a status change recorded, unless money was refunded or returned since. */
export async function voidPaymentOf(db: Database, order: LockedOrder, position: number) {
  if (order.refunded > 0) return
  const voided = await db
    .updateTable('payments')
    .set({ state: 'voided' })
    .where('order_id', '=', order.id)
    .where('event_position', '=', position)
    .where('state', '=', 'settled')
    .where('amount', '<=', order.paid)
    .returning('id')
    .executeTakeFirst()
  if (voided) await writePaymentState(db, order)
}
