import { createId, type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { holdsStock, maySetStatus, type OrderStatus } from '../../model/order-status.ts'
import type { PaymentRowState } from '../../model/payment-state.ts'
import { changeStatus, type OrderChangeContext } from '../change-status.ts'
import { writePaymentState } from '../derive-states.ts'
import { addEvent, type LockedOrder, lockOrder } from '../events.ts'
import { retakeCardPayments } from './card-payments.ts'
import { nextAttempt } from './payment-rows.ts'
import { processPaidOrder } from './process-paid-order.ts'

/** Starts an attempt to pay at a provider. The order exists before. Returns the payment's id. */
export function startPayment(
  context: OrderChangeContext,
  payment: { orderId: string; method: string; reference: string; testMode?: boolean },
): Promise<
  Result<{ id: string; amount: Minor }, 'unknown-order' | 'already-paid' | 'not-allowed'>
> {
  const { orderId, method, reference, testMode = false } = payment
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    if (!maySetStatus(order.status as OrderStatus, 'processing', 'payment')) {
      return refuse('not-allowed')
    }
    const amount = order.total - order.paid
    if (amount <= 0) return refuse('already-paid')
    const id = createId({ now: () => nowMs })
    await db
      .insertInto('payments')
      .values({
        ...{ id, order_id: orderId, attempt: await nextAttempt(db, orderId), method, reference },
        ...{ state: 'pending', amount, currency: order.currency, test_mode: testMode ? 1 : 0 },
        ...{ author: SYSTEM_AUTHOR, event_position: null, created_at: nowMs, settled_at: null },
      })
      .execute()
    return ok({ id, amount })
  })
}

export type PaymentOutcome = 'authorized' | 'settled' | 'failed'

/** What a provider reports about a payment: by webhook, on the return page or when asked. */
export interface PaymentReport {
  provider: string
  /** Unique per provider. Reports without one, such as those of the return page, use the outcome. */
  eventId: string
  /** The provider's id of the payment. */
  reference: string
  outcome: PaymentOutcome
  /** Captured or authorized money in minor units. */
  amount: Minor
  currency: string
}

/** Outcomes never lead back: a settled payment stays settled whatever arrives later. */
const REPLACED: Record<PaymentOutcome, readonly PaymentRowState[]> = {
  authorized: ['pending'],
  settled: ['pending', 'authorized', 'failed'],
  failed: ['pending', 'authorized'],
}

/**
 * Applies a report about a payment, in any order and any number of times. The update that changes
 * the payment's state decides who settles the order. Money for an order that expired reopens it if
 * there is stock; otherwise the order stays cancelled and the money can be refunded.
 */
export function settlePayment(
  context: OrderChangeContext,
  report: PaymentReport,
): Promise<Result<{ isNew: boolean }, 'unknown-payment' | 'currency-mismatch'>> {
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'order_id', 'currency'])
      .where('method', '=', report.provider)
      .where('reference', '=', report.reference)
      .executeTakeFirst()
    if (!payment) return refuse('unknown-payment')
    if (payment.currency !== report.currency) return refuse('currency-mismatch')
    const order = await lockOrder(db, payment.order_id, nowMs)
    if (!order || !(await isFirstReport(db, report, payment.id, nowMs))) return ok({ isNew: false })
    const { outcome, amount } = report
    const changed = await db
      .updateTable('payments')
      .set({ state: outcome, amount, settled_at: outcome === 'settled' ? nowMs : null })
      .where('id', '=', payment.id)
      .where('state', 'in', REPLACED[outcome])
      .returning('id')
      .executeTakeFirst()
    if (!changed) return ok({ isNew: false })
    await writePaymentState(db, order)
    // The rest of a cancelled or failed order may be on its gift cards again.
    const byCards =
      outcome === 'failed' || holdsStock(order.status as OrderStatus)
        ? 0
        : await retakeCardPayments(db, order, { author: SYSTEM_AUTHOR, nowMs })
    await followPayment(db, context, { ...order, paid: order.paid + byCards }, report)
    return ok({ isNew: true })
  })
}

async function isFirstReport(
  db: Database,
  { provider, eventId, outcome }: PaymentReport,
  paymentId: string,
  nowMs: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, payment_id: paymentId, outcome, received_at: nowMs })
    .onConflict(conflict => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Moves the order on after its payment changed. */
async function followPayment(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  { outcome, amount }: PaymentReport,
) {
  const author = SYSTEM_AUTHOR
  const nowMs = context.clock.now()
  if (outcome === 'failed') {
    if (order.status !== 'pending' || order.paid > 0) return
    await changeStatus(db, context, order, { status: 'failed', actor: 'payment', author })
    return
  }
  if (outcome === 'settled') {
    await addEvent(db, order.id, nowMs, { kind: 'payment', message: '', amount, author })
  }
  const isCovered = outcome === 'authorized' || order.paid + amount >= order.total
  if (isCovered) await processPaidOrder(db, context, order, { author })
}
