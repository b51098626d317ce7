import type { Mail, MailLook } from '#mail'
import type { OrderContext } from '../load-order.ts'
import { loadOrder } from '../load-order.ts'
import { ORDER_MAIL_TEMPLATES, type OrderMailTemplate } from '../view.ts'
import { renderOrderMail } from './order-mail.ts'

export interface OrderMailRequest {
  template: OrderMailTemplate
  orderId: string
  /** The event that it goes with. */
  position?: number | undefined
}

/** Reads what the outbox keeps of a mail; undefined when it is not about an order. */
export function readOrderMail(payload: Record<string, unknown>): OrderMailRequest | undefined {
  const template = ORDER_MAIL_TEMPLATES.find(one => one === payload.template)
  if (!template) return undefined
  const position = typeof payload.position === 'number' ? payload.position : undefined
  return { template, orderId: String(payload.orderId ?? ''), position }
}

/** The mail of an outbox entry; undefined when what it was about is gone, or nobody is to get it. */
export async function composeOrderMail(
  context: OrderContext & { publicUrl: string; look: MailLook },
  { template, orderId, position }: OrderMailRequest,
): Promise<Mail | undefined> {
  const order = await loadOrder(context, { id: orderId })
  if (!order) return undefined
  const message =
    template === 'order-note' ? await loadMessage(context, orderId, position) : undefined
  if (template === 'order-note' && !message) return undefined
  return renderOrderMail(template, order, { ...context, message: message ?? '' })
}

async function loadMessage(
  { db }: OrderContext,
  orderId: string,
  position = -1,
): Promise<string | undefined> {
  const event = await db
    .selectFrom('order_events')
    .select('message')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst()
  return event?.message
}
