import type { Mail, MailTheme } from '#mail'
import type { OrderContext } from '../load-order.ts'
import { loadOrder } from '../load-order.ts'
import { listDisputes } from '../payments/list-payments.ts'
import { payableAmount } from '../payments/payable.ts'
import { ORDER_MAIL_TEMPLATES, type OrderMailTemplate, type OrderView } from '../view.ts'
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
  // It was paid or cancelled since.
  if (template === 'order-payment-failed' && isClosed(order)) return undefined
  if (template === 'order-dispute') return renderDispute(context, order)
  if (!EVENT_MAILS.includes(template)) return renderOrderMail(template, order, context)
  const event = await loadEvent(context, orderId, position)
  if (!event || (template === 'order-note' && !event.message)) return undefined
  const fulfilment = order.fulfilments.find(one => one.eventPosition === position)
  if (template === 'order-shipped' && !fulfilment) return undefined
  const { message, amount } = event
  return renderOrderMail(template, order, {
    ...context,
    message,
    amount: amount ?? 0,
    ...(fulfilment && { fulfilment }),
  })
}

const isClosed = (order: OrderView) => payableAmount({ ...order, total: order.totals.total }) === 0

/** The latest dispute of an order, for the shop. */
async function renderDispute(
  context: OrderContext & { publicUrl: string; look: MailTheme },
  order: OrderView,
) {
  const dispute = (await listDisputes(context.db, order.id)).at(-1)
  if (!dispute) return undefined
  const { reason: message, amount, dueAt: deadline } = dispute
  return renderOrderMail('order-dispute', order, { ...context, message, amount, deadline })
}

/** Mails whose content is that of their event. */
const EVENT_MAILS: readonly OrderMailTemplate[] = [
  'order-note',
  'order-partly-refunded',
  'order-shipped',
]

function loadEvent({ db }: OrderContext, orderId: string, position = -1) {
  return db
    .selectFrom('order_events')
    .select(['message', 'amount'])
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst()
}
