import { ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import { CUSTOMER_AUTHOR } from '../../model/authors.ts'
import { findPaymentMethod } from '../../payments/methods.ts'
import { changeStatus, type OrderChangeContext } from '../change-status.ts'
import { lockOrder } from '../events.ts'
import { hastenFirstMails } from '../status-mail.ts'
import { payableAmount } from './payable.ts'

export type PayLaterReason = 'unknown-order' | 'not-payable' | 'not-enough-stock' | 'unknown-method'

/** Changes an unpaid order to a bank transfer or cheque, whose instructions the buyer then sees. */
export function payLater(
  context: OrderChangeContext,
  request: { orderId: string; method: string },
): Promise<Result<object, PayLaterReason>> {
  const { settings } = context
  const method = findPaymentMethod(request.method)
  const choice = method?.firstStatus === 'on-hold' ? method.choice(settings) : undefined
  const nowMs = context.clock.now()
  return inTransaction(context, async (db): Promise<Result<object, PayLaterReason>> => {
    if (!method || !choice) return refuse('unknown-method')
    const order = await lockOrder(db, request.orderId, nowMs)
    if (!order) return refuse('unknown-order')
    if (payableAmount(order) === 0 || order.paid > 0) return refuse('not-payable')
    const step = { actor: 'payment', author: CUSTOMER_AUTHOR } as const
    if (order.status === 'failed') {
      const again = await changeStatus(db, context, order, { ...step, status: 'pending' })
      if (!again.ok) return refuse('not-enough-stock')
    }
    const pending = { ...order, status: 'pending' }
    const moved = await changeStatus(db, context, pending, { ...step, status: 'on-hold' })
    if (!moved.ok) return refuse('not-payable')
    await db
      .updateTable('orders')
      .set({
        payment_method: method.id,
        payment_title: choice.title,
        payment_details: JSON.stringify(method.details(settings)),
      })
      .where('id', '=', order.id)
      .execute()
    await hastenFirstMails(db, order.id, nowMs)
    return ok()
  })
}
