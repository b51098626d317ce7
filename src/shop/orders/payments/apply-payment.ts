import { ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import type { ProviderPayment } from '../../payments/provider.ts'
import type { OrderChangeContext } from '../change-status.ts'
import { addEvent, hasReader, lockOrder } from '../events.ts'
import { queueEnabledMail, RETRY_MAIL_DELAY_MS, waitsForFirstMail } from '../status-mail.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Applies the state of a payment as its provider describes it. Without an event id, as on the return
 * page, each state counts once.
 */
export async function applyPayment(
  context: OrderChangeContext,
  payment: ProviderPayment & { method: string; eventId?: string },
) {
  const { method, state, eventId, ...rest } = payment
  if (state === 'open') {
    const found = payment.problem ? await findAttempt(context.db, payment) : undefined
    if (found?.state !== 'processing') return noteDecline(context, payment)
    // Money that was expected for days did not arrive.
    return settlePayment(context, {
      ...rest,
      provider: method,
      outcome: 'failed',
      eventId: eventId ?? `${payment.reference}:failed`,
    })
  }
  return settlePayment(context, {
    ...rest,
    provider: method,
    outcome: state,
    eventId: eventId ?? `${payment.reference}:${state}`,
  })
}

/**
 * Notes that a try was declined. The payment stays open, because the buyer can use another card; who
 * has left gets a mail with the payment link.
 */
async function noteDecline(
  context: OrderChangeContext,
  payment: ProviderPayment & { method: string },
): Promise<Result<{ isNew: boolean }, 'unknown-payment'>> {
  const { problem, amount } = payment
  if (!problem) return ok({ isNew: false })
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const found = await findAttempt(db, payment)
    const order = found && (await lockOrder(db, found.order_id, nowMs))
    if (!order) return refuse('unknown-payment')
    const changed = await db
      .updateTable('payments')
      .set({ problem })
      .where('id', '=', found.id)
      .where('state', '=', 'pending')
      .where('problem', '!=', problem)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return ok({ isNew: false })
    const event = {
      kind: 'payment-failed',
      message: problem,
      amount,
      author: SYSTEM_AUTHOR,
    } as const
    const position = await addEvent(db, order.id, nowMs, event)
    const isFirst = found.problem === '' && hasReader(order)
    if (isFirst && !(await waitsForFirstMail(db, order.id))) {
      const mail = { template: 'order-payment-failed', orderId: order.id, position } as const
      await queueEnabledMail(db, context, { ...mail, nowMs, dueAt: nowMs + RETRY_MAIL_DELAY_MS })
    }
    return ok({ isNew: true })
  })
}

function findAttempt(
  db: Database,
  { method, reference, paymentId }: ProviderPayment & { method: string },
) {
  return db
    .selectFrom('payments')
    .select(['id', 'order_id', 'state', 'problem'])
    .where('method', '=', method)
    .where(paymentId ? 'id' : 'reference', '=', paymentId ?? reference)
    .executeTakeFirst()
}
