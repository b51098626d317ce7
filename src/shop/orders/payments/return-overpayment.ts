import { createId, formatMoney, type Minor, ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import type { OrderChangeContext } from '../change-status.ts'
import { writePaymentState } from '../derive-states.ts'
import { addEvent, lockOrder } from '../events.ts'
import { nextAttempt } from './payment-rows.ts'

export type ReturnReason = 'unknown-order' | 'not-overpaid' | 'returned-too-much'

/** Money that was paid beyond the total, such as after an edit that made the order cheaper. */
export const overpaid = ({ total, paid }: { total: Minor; paid: Minor }): Minor =>
  Math.max(paid - total, 0)

/**
 * Records that staff has returned money that was paid beyond the total. It is a payment with a
 * negative amount and no refund: nothing that was bought is given back.
 */
export function returnOverpayment(
  context: OrderChangeContext,
  request: { orderId: string; amount: Minor; note?: string; author: string },
): Promise<Result<object, ReturnReason, { left?: string }>> {
  const { orderId, amount, note = '', author } = request
  const nowMs = context.clock.now()
  return inTransaction(
    context,
    async (db): Promise<Result<object, ReturnReason, { left?: string }>> => {
      const order = await lockOrder(db, orderId, nowMs)
      if (!order) return refuse('unknown-order')
      const excess = overpaid(order)
      if (excess === 0) return refuse('not-overpaid')
      if (amount > Math.min(excess, order.paid - order.refunded)) {
        const left = formatMoney(excess, order.currency, context.settings.locale)
        return refuse('returned-too-much', { left })
      }
      const position = await addEvent(db, orderId, nowMs, {
        ...{ kind: 'overpayment-returned', message: note, amount, author },
      })
      await db
        .insertInto('payments')
        .values({
          ...{ id: createId({ now: () => nowMs }), order_id: orderId },
          attempt: await nextAttempt(db, orderId),
          ...{ method: order.payment_method, reference: null, state: 'settled' },
          ...{ amount: -amount, currency: order.currency, author, event_position: position },
          ...{ created_at: nowMs, settled_at: nowMs },
        })
        .execute()
      await writePaymentState(db, order)
      return ok()
    },
  )
}
