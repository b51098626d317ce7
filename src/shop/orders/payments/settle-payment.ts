import { DAY, HOUR, type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { holdsStock, maySetStatus, type OrderStatus } from '../../model/order-status.ts'
import type { PaymentRowState } from '../../model/payment-state.ts'
import { changeStatus, type OrderChangeContext } from '../change-status.ts'
import { writePaymentState } from '../derive-states.ts'
import { addEvent, type LockedOrder, lockOrder } from '../events.ts'
import { hastenFirstMails } from '../status-mail.ts'
import { sumRetakable } from './card-payments.ts'
import { countPayment, insertAttempt } from './payment-rows.ts'
import { processPaidOrder } from './process-paid-order.ts'

/** Starts an attempt to pay whose reference is known. The order exists before. Returns the payment's id. */
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
    const id = await insertAttempt(db, order, { method, reference, amount, testMode, nowMs })
    return ok({ id, amount })
  })
}

export type PaymentOutcome = 'processing' | 'authorized' | 'settled' | 'failed' | 'cancelled'

/** Report of a provider about a payment: by webhook, on the return page or when asked. */
export interface PaymentReport {
  provider: string
  /** Unique per provider. Reports without one, such as those of the return page, use the outcome. */
  eventId: string
  /** The provider's id of the payment. */
  reference: string
  /** Id of the row in `payments`, if the provider knows it. */
  paymentId?: string | undefined
  outcome: PaymentOutcome
  /** Captured or authorized money in minor units. */
  amount: Minor
  currency: string
  /** Why it failed, for staff. */
  problem?: string
  capturableUntil?: number | undefined
}

/** Outcomes never lead back: a settled payment stays settled when other reports arrive. */
const REPLACED: Record<PaymentOutcome, readonly PaymentRowState[]> = {
  processing: ['pending'],
  authorized: ['pending', 'processing'],
  settled: ['pending', 'processing', 'authorized', 'failed', 'cancelled'],
  failed: ['pending', 'processing', 'authorized'],
  cancelled: ['pending', 'processing', 'authorized'],
}

/** When the provider is asked again, if it does not report anything before. */
const CHECK_AFTER_MS: Partial<Record<PaymentOutcome, number>> = {
  processing: HOUR,
  authorized: DAY,
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
    const found = await findReported(db, report)
    if (!found) return refuse('unknown-payment')
    if (found.currency !== report.currency) return refuse('currency-mismatch')
    const order = await lockOrder(db, found.order_id, nowMs)
    if (!order || !(await isFirstReport(db, report, found.id, nowMs))) return ok({ isNew: false })
    const { outcome, amount, reference, problem = '' } = report
    const before = await stateOf(db, found.id)
    const checkAfter = CHECK_AFTER_MS[outcome]
    const changed = await db
      .updateTable('payments')
      .set({
        state: outcome,
        // Money that was not taken keeps the amount that was asked for.
        ...(outcome !== 'failed' && outcome !== 'cancelled' && { amount }),
        reference,
        problem,
        settled_at: outcome === 'settled' ? nowMs : null,
        capturable_until: report.capturableUntil ?? null,
        check_at: checkAfter === undefined ? null : nowMs + checkAfter,
      })
      .where('id', '=', found.id)
      .where('state', 'in', REPLACED[outcome])
      .returning('id')
      .executeTakeFirst()
    if (!changed) return ok({ isNew: false })
    await writePaymentState(db, order)
    if (outcome === 'settled' && !found.test_mode) countPayment(db, amount, found.currency)
    const hasMoney = outcome !== 'failed' && outcome !== 'cancelled'
    if (hasMoney) await hastenFirstMails(db, order.id, nowMs)
    await followPayment(db, context, order, { ...report, before })
    return ok({ isNew: true })
  })
}

/** By the id that the provider stored, because the reference may have changed or not be saved yet. */
function findReported(db: Database, { provider, reference, paymentId }: PaymentReport) {
  const payment = db
    .selectFrom('payments')
    .select(['id', 'order_id', 'currency', 'test_mode'])
    .where('method', '=', provider)
  return paymentId
    ? payment.where('id', '=', paymentId).executeTakeFirst()
    : payment.where('reference', '=', reference).executeTakeFirst()
}

async function stateOf(db: Database, id: string): Promise<PaymentRowState> {
  const { state } = await db
    .selectFrom('payments')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state as PaymentRowState
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
  report: PaymentReport & { before: PaymentRowState },
) {
  const { outcome, amount, problem = '', before } = report
  const author = SYSTEM_AUTHOR
  const nowMs = context.clock.now()
  const note = (kind: Parameters<typeof addEvent>[3]['kind'], message = '') =>
    addEvent(db, order.id, nowMs, { kind, message, amount, author })
  switch (outcome) {
    case 'processing':
      // The stock is held as long as the money may take.
      if (order.status !== 'pending') return
      await changeStatus(db, context, order, { status: 'on-hold', actor: 'payment', author })
      return
    case 'failed': {
      if (problem) await note('payment-failed', problem)
      const isWaiting = order.status === 'pending' || before === 'processing'
      if (!isWaiting || order.paid > 0) return
      await changeStatus(db, context, order, { status: 'failed', actor: 'payment', author })
      return
    }
    case 'cancelled':
      if (before === 'authorized') await note('payment-cancelled')
      return
    case 'authorized':
      await note('payment-authorized')
      break
    case 'settled':
      await note('payment')
  }
  const paid = { ...order, paid: order.paid + amount }
  // The rest of a cancelled or failed order may be on its gift cards again.
  const needsCards = outcome !== 'authorized' && paid.paid < order.total
  const isReleased = !holdsStock(order.status as OrderStatus)
  const byCards = needsCards && isReleased ? await sumRetakable(db, paid, nowMs) : 0
  if (needsCards && paid.paid + byCards < order.total) return
  await processPaidOrder(db, context, paid, { author, needsCards })
}
