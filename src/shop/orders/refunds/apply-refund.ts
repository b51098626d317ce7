import { allocate, createId, type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import type { ProviderRefund } from '../../payments/provider.ts'
import { addEvent, type LockedOrder, lockOrder } from '../events.ts'
import type { ProviderAccess } from '../payments/provider-context.ts'
import { overpaid, recordReturn } from '../payments/return-overpayment.ts'
import { loadRefundable } from './load-refundable.ts'
import { isOwed, loadTransfers } from './load-transfers.ts'
import { refundLines } from './refund-order.ts'
import { leftOf } from './split-refund.ts'
import { finishTransfer } from './transfer-refunds.ts'

/**
 * Applies a provider's report about a refund. One that was made at the provider is recorded with the
 * order, once.
 */
export async function applyRefund(
  context: ProviderAccess,
  refund: ProviderRefund & { method: string },
): Promise<Result<{ isNew: boolean }, 'unknown-payment'>> {
  const { method, paymentReference, reference, state, problem } = refund
  const payment = await context.db
    .selectFrom('payments')
    .select(['id', 'order_id', 'currency'])
    .where('method', '=', method)
    .where('reference', '=', paymentReference)
    .executeTakeFirst()
  if (!payment || payment.currency !== refund.currency) return refuse('unknown-payment')
  const known = await findTransfer(context.db, payment.id, refund)
  if (known) return finishTransfer(context, known, { reference, state, problem })
  if (state === 'failed') return ok({ isNew: false })
  return recordForeignRefund(context, { ...refund, payment })
}

function findTransfer(
  db: Database,
  paymentId: string,
  { reference, refundId }: Pick<ProviderRefund, 'reference' | 'refundId'>,
) {
  return db
    .selectFrom('payment_refunds')
    .select(['id', 'order_id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where(refundId ? 'id' : 'reference', '=', refundId ?? reference)
    .executeTakeFirst()
}

/**
 * Records a refund that somebody made at the provider: as the transfer that the provider had refused,
 * or first as the return of an overpayment, and the rest in proportion to what is left of the lines.
 * The money has left, so a part that cannot be recorded is an event for staff.
 */
function recordForeignRefund(
  context: ProviderAccess,
  refund: ProviderRefund & { payment: { id: string; order_id: string } },
) {
  const { reference, state, amount, payment } = refund
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, payment.order_id, nowMs)
    // Another process has recorded it while this one waited for the lock.
    const known = order && (await findTransfer(db, payment.id, { reference, refundId: undefined }))
    if (!order || known) return ok({ isNew: false })
    if (await settleRefused(db, order.id, refund)) return ok({ isNew: true })
    const author = SYSTEM_AUTHOR
    const excess = Math.min(amount, overpaid(order))
    const overpaymentId =
      excess > 0 ? await recordReturn(db, order, { amount: excess, note: '', author, nowMs }) : null
    const refunded = await refundAmount(
      db,
      context,
      { ...order, paid: order.paid - excess },
      amount - excess,
    )
    const unrecorded = amount - excess - refunded.amount
    if (unrecorded > 0) {
      const event = { kind: 'refund-unrecorded', message: reference, amount: unrecorded } as const
      await addEvent(db, order.id, nowMs, { ...event, author })
    }
    await db
      .insertInto('payment_refunds')
      .values({
        id: createId({ now: () => nowMs }),
        refund_id: refunded.id,
        overpayment_id: overpaymentId,
        payment_id: payment.id,
        order_id: order.id,
        ...{ amount, currency: refund.currency, reference, state, created_at: nowMs },
      })
      .execute()
    return ok({ isNew: true })
  })
}

/**
 * Settles the oldest transfer of the same payment and amount that the provider had refused and the
 * order still owes. False if there is none.
 */
async function settleRefused(
  db: Database,
  orderId: string,
  refund: ProviderRefund & { payment: { id: string } },
): Promise<boolean> {
  const { reference, state, amount, payment } = refund
  const refused = (await loadTransfers(db, orderId)).find(
    one => one.payment_id === payment.id && one.amount === amount && isOwed(one),
  )
  if (!refused) return false
  await db
    .updateTable('payment_refunds')
    .set({ reference, state, problem: '' })
    .where('id', '=', refused.id)
    .execute()
  return true
}

/**
 * Refunds lines of a locked order as far as possible. If they cannot be refunded, nothing changes.
 */
async function refundAmount(
  db: Database,
  context: ProviderAccess,
  order: LockedOrder,
  amount: Minor,
): Promise<{ id: string | null; amount: Minor }> {
  const rest = Math.min(amount, order.paid - order.refunded)
  if (rest <= 0) return { id: null, amount: 0 }
  const lines = await partsFor(db, order, rest)
  const way = { isManual: true, isMoneyOnly: true } as const
  const request = { lines, reason: '', author: SYSTEM_AUTHOR, ...way }
  const done = await inTransaction({ db }, tx => refundLines(tx, context, order, request))
  return done.ok ? done : { id: null, amount: 0 }
}

/** A refund of everything that is left takes the items too. */
async function partsFor(db: Database, order: LockedOrder, amount: Minor) {
  const lines = await loadRefundable(db, order.id)
  const weights = lines.map(line => Math.max(leftOf(line), 0))
  const isAll = weights.reduce((sum, left) => sum + left, 0) === amount
  return allocate(amount, weights).flatMap((share, index) => {
    const line = lines[index]
    if (!line || share <= 0) return []
    return [{ lineId: line.id, quantity: isAll ? line.quantity : 0, amount: share }]
  })
}
