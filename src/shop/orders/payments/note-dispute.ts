import { ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import type { ProviderDispute } from '../../payments/provider.ts'
import type { OrderChangeContext } from '../change-status.ts'
import { addEvent, lockOrder } from '../events.ts'
import { queueMail } from '../status-mail.ts'

/** Records a dispute or its new state, and mails the shop when it is opened. */
export function noteDispute(
  context: OrderChangeContext,
  { method, ...dispute }: ProviderDispute & { method: string },
): Promise<Result<{ isNew: boolean }, 'unknown-payment'>> {
  const nowMs = context.clock.now()
  const { reference, paymentReference, state, reason, amount, dueAt = null } = dispute
  return inTransaction(context, async db => {
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'order_id'])
      .where('method', '=', method)
      .where('reference', '=', paymentReference)
      .executeTakeFirst()
    const order = payment && (await lockOrder(db, payment.order_id, nowMs))
    if (!order) return refuse('unknown-payment')
    const before = await db
      .selectFrom('payment_disputes')
      .select(['state', 'due_at'])
      .where('payment_id', '=', payment.id)
      .where('reference', '=', reference)
      .executeTakeFirst()
    // A closed dispute does not open again: the notification was late.
    if (
      before &&
      (before.state !== 'open' || (before.state === state && before.due_at === dueAt))
    ) {
      return ok({ isNew: false })
    }
    const values = { state, reason, amount, due_at: dueAt, updated_at: nowMs }
    await db
      .insertInto('payment_disputes')
      .values({
        ...{ payment_id: payment.id, reference, order_id: order.id, created_at: nowMs },
        ...values,
      })
      .onConflict(conflict => conflict.columns(['payment_id', 'reference']).doUpdateSet(values))
      .execute()
    if (before?.state === state) return ok({ isNew: true })
    const event = {
      kind: 'dispute',
      message: `dispute-${state}`,
      amount,
      author: SYSTEM_AUTHOR,
    } as const
    const position = await addEvent(db, order.id, nowMs, event)
    if (state === 'open') {
      const mail = { template: 'order-dispute', orderId: order.id, position } as const
      await queueMail(db, context, { ...mail, nowMs })
    }
    return ok({ isNew: true })
  })
}
