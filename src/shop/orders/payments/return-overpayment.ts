import { formatMoney, type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { writePaymentState } from '../derive-states.ts'
import { addEvent, type LockedOrder, lockOrder } from '../events.ts'
import { insertTransfers, sendTransfers } from '../refunds/transfer-refunds.ts'
import { returnToCards } from './card-payments.ts'
import { insertSettledPayment } from './payment-rows.ts'
import type { ProviderAccess } from './provider-context.ts'

export type ReturnReason = 'unknown-order' | 'not-overpaid' | 'returned-too-much'

/** Money that was paid beyond the total, such as after an edit that made the order cheaper. */
export const overpaid = ({ total, paid }: { total: Minor; paid: Minor }): Minor =>
  Math.max(paid - total, 0)

type Returned = Result<object, ReturnReason, { left?: string }>

/**
 * Returns money that was paid beyond the total: through the provider, as far as it was paid there, to
 * gift cards what is more than all other payments, and the rest by staff. Nothing that was bought is given back, so it is no refund.
 */
export async function returnOverpayment(
  context: ProviderAccess,
  request: {
    orderId: string
    amount: Minor
    note?: string
    author: string
    /** Staff returns the money, even if it was paid at a provider. */
    isManual?: boolean
  },
): Promise<Returned> {
  const { orderId, amount, note = '', author, isManual = false } = request
  const nowMs = context.clock.now()
  const returned = await inTransaction(context, async (db): Promise<Returned> => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    const excess = overpaid(order)
    if (excess === 0) return refuse('not-overpaid')
    if (amount > Math.min(excess, order.paid - order.refunded)) {
      const left = formatMoney(excess, order.currency, context.settings.locale)
      return refuse('returned-too-much', { left })
    }
    const toCards = await returnToCards(db, order, amount, { author, nowMs })
    const inMoney = amount - toCards
    if (inMoney === 0) {
      await addEvent(db, orderId, nowMs, {
        ...{ kind: 'overpayment-returned', message: note, amount, author },
      })
      await writePaymentState(db, order)
      return ok()
    }
    const overpaymentId = await recordReturn(db, order, { amount: inMoney, note, author, nowMs })
    if (!isManual) await insertTransfers(db, order, { overpaymentId, amount: inMoney, nowMs })
    return ok()
  })
  if (returned.ok) await sendTransfers(context, orderId)
  return returned
}

/** Records a returned overpayment as a payment with a negative amount. Returns its id. */
export async function recordReturn(
  db: Database,
  order: LockedOrder,
  returned: { amount: Minor; note: string; author: string; nowMs: number },
): Promise<string> {
  const { amount, note, author, nowMs } = returned
  const position = await addEvent(db, order.id, nowMs, {
    ...{ kind: 'overpayment-returned', message: note, amount, author },
  })
  return insertSettledPayment(db, order, { amount: -amount, author, position, nowMs })
}
