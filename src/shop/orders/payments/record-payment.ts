import { formatMoney, type Minor, ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import type { OrderChangeContext } from '../change-status.ts'
import { addEvent, lockOrder } from '../events.ts'
import { insertSettledPayment } from './payment-rows.ts'
import { processPaidOrder } from './process-paid-order.ts'

export type RecordPaymentReason = 'unknown-order' | 'already-paid' | 'paid-too-much'

/**
 * Records money that arrived outside a payment provider, by default the balance. A fully paid order
 * is processed; a cancelled one too if there is stock.
 */
export function recordPayment(
  context: OrderChangeContext,
  payment: { orderId: string; amount?: Minor; note?: string; author: string; notify?: boolean },
): Promise<Result<{ amount: Minor }, RecordPaymentReason, { left?: string }>> {
  const { orderId, note = '', author, notify = true } = payment
  const nowMs = context.clock.now()
  return inTransaction(
    context,
    async (db): Promise<Result<{ amount: Minor }, RecordPaymentReason, { left?: string }>> => {
      const order = await lockOrder(db, orderId, nowMs)
      if (!order) return refuse('unknown-order')
      const due = order.total - order.paid
      if (due <= 0) return refuse('already-paid')
      const amount = payment.amount ?? due
      if (amount > due) {
        const left = formatMoney(due, order.currency, context.settings.locale)
        return refuse('paid-too-much', { left })
      }
      const position = await addEvent(db, orderId, nowMs, {
        ...{ kind: 'payment', message: note, amount, author },
      })
      await insertSettledPayment(db, order, { amount, author, position, nowMs })
      const paid = { ...order, paid: order.paid + amount }
      if (paid.paid >= order.total) await processPaidOrder(db, context, paid, { author, notify })
      return ok({ amount })
    },
  )
}
