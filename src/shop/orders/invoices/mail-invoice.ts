import { ok, refuse } from '#base'
import { inTransaction } from '#db'
import type { ShopDeps } from '../../deps.ts'
import { addEvent, lockOrder } from '../events.ts'
import { queueMail } from '../status-mail.ts'

/** Sends a document of an order to its buyer by mail. */
export function mailInvoice(
  context: Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'addToOutbox'>,
  request: { orderId: string; invoiceId: string; author: string },
) {
  const { orderId, invoiceId, author } = request
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    const invoice = await db
      .selectFrom('invoices')
      .select('number')
      .where('id', '=', invoiceId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!order || !invoice) return refuse('unknown-order')
    if (order.erased_at !== null || !order.email) return refuse('not-allowed')
    const message = invoice.number
    const position = await addEvent(db, orderId, nowMs, { kind: 'invoice-mail', message, author })
    await queueMail(db, context, { template: 'order-invoice', orderId, position, nowMs })
    return ok()
  })
}
