import { createId, type Minor } from '#base'
import type { Database } from '#db'
import { writePaymentState } from '../derive-states.ts'
import type { LockedOrder } from '../events.ts'

/** Number of the next attempt of a locked order. */
export async function nextAttempt(db: Database, orderId: string): Promise<number> {
  const last = await db
    .selectFrom('payments')
    .select(eb => eb.fn.max('attempt').as('attempt'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return Number(last?.attempt ?? 0) + 1
}

/** Records money that staff has received, and updates the order's payment state. */
export async function insertSettledPayment(
  db: Database,
  order: LockedOrder,
  payment: { amount: Minor; author: string; position: number; nowMs: number },
) {
  const { amount, author, position, nowMs } = payment
  await db
    .insertInto('payments')
    .values({
      id: createId({ now: () => nowMs }),
      order_id: order.id,
      attempt: await nextAttempt(db, order.id),
      method: order.payment_method,
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
