import type { Mail, MailTheme } from '#mail'
import type { OrderContext } from '../load-order.ts'
import { loadOrder } from '../load-order.ts'
import { ORDER_MAIL_TEMPLATES, type OrderMailTemplate } from '../view.ts'
import { renderOrderMail } from './order-mail.ts'

export interface OrderMailRequest {
  template: OrderMailTemplate
  orderId: string
  /** Position of the related event. */
  position?: number | undefined
}

/** Parses the payload of an outbox mail; undefined if it is not about an order. */
export function readOrderMail(payload: Record<string, unknown>): OrderMailRequest | undefined {
  const template = ORDER_MAIL_TEMPLATES.find(one => one === payload.template)
  if (!template) return undefined
  const position = typeof payload.position === 'number' ? payload.position : undefined
  return { template, orderId: String(payload.orderId ?? ''), position }
}

/** Composes the mail of an outbox entry; undefined if the order is gone or has no recipient. */
export async function composeOrderMail(
  context: OrderContext & { publicUrl: string; look: MailTheme },
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
