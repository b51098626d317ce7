import { ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { OrderChangeContext } from '../change-status.ts'
import { writePaymentState } from '../derive-states.ts'
import { addEvent, lockOrder } from '../events.ts'

export type VoidPaymentReason = 'unknown-order' | 'not-allowed' | 'payment-refunded'

/**
 * Voids a payment that staff recorded by mistake. The order keeps its status. Refused for payments of
 * providers, and if the rest would be less than the refunds.
 */
export function voidPayment(
  context: OrderChangeContext,
  { orderId, paymentId, author }: { orderId: string; paymentId: string; author: string },
): Promise<Result<object, VoidPaymentReason>> {
  const nowMs = context.clock.now()
  return inTransaction(context, async (db): Promise<Result<object, VoidPaymentReason>> => {
    const order = await lockOrder(db, orderId, nowMs)
    const payment = await db
      .selectFrom('payments')
      .select(['amount', 'state', 'reference'])
      .where('id', '=', paymentId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!order || !payment) return refuse('unknown-order')
    const { amount, state, reference } = payment
    if (state !== 'settled' || reference !== null) return refuse('not-allowed')
    if (amount < 0 && (await wasSent(db, { orderId, paymentId }))) return refuse('not-allowed')
    if (order.paid - amount < order.refunded) return refuse('payment-refunded')
    await db.updateTable('payments').set({ state: 'voided' }).where('id', '=', paymentId).execute()
    await addEvent(db, orderId, nowMs, { kind: 'payment-voided', message: '', amount, author })
    await writePaymentState(db, order)
    return ok()
  })
}

/** Whether a provider returns this overpayment. */
async function wasSent(
  db: Database,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<boolean> {
  const transfer = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('overpayment_id', '=', paymentId)
    .where('state', '!=', 'failed')
    .executeTakeFirst()
  return transfer !== undefined
}
