import type { Mail, MailAttachment, MailTheme } from '#mail'
import type { ShopDeps } from '../../deps.ts'
import { ORDER_MAIL_TEMPLATES, type OrderMailTemplate } from '../../model/shop-mails.ts'
import { attachmentFor, toAttachment } from '../invoices/attach-invoice.ts'
import { loadDocument } from '../invoices/load-invoices.ts'
import type { OrderContext } from '../load-order.ts'
import { loadOrder } from '../load-order.ts'
import { listDisputes } from '../payments/list-payments.ts'
import { payableAmount } from '../payments/payable.ts'
import { loadItemsLeft } from '../returns/load-items-left.ts'
import { renderTerms } from '../terms/render-terms.ts'
import { loadTerms, TERMS_PATH } from '../terms/terms-versions.ts'
import type { OrderView } from '../view.ts'
import { type MailedRefund, RETURN_MAILS, renderOrderMail } from './order-mail.ts'
import { loadReviewable } from './review-request.ts'

export interface OrderMailRequest {
  template: OrderMailTemplate
  orderId: string
  /** Position of the related event. */
  position?: number | undefined
  returnId?: string | undefined
}

/** Parses the payload of an outbox mail; undefined if it is not about an order. */
export function readOrderMail(payload: Record<string, unknown>): OrderMailRequest | undefined {
  const template = ORDER_MAIL_TEMPLATES.find(one => one === payload.template)
  if (!template) return undefined
  const position = typeof payload.position === 'number' ? payload.position : undefined
  const returnId = typeof payload.returnId === 'string' ? payload.returnId : undefined
  return { template, orderId: String(payload.orderId ?? ''), position, returnId }
}

/** Composes the mail of an outbox entry; undefined if the order is gone or has no recipient. */
export async function composeOrderMail(
  context: OrderContext & Pick<ShopDeps, 'renderInvoice'> & { publicUrl: string; look: MailTheme },
  { template, orderId, position, returnId }: OrderMailRequest,
): Promise<Mail | undefined> {
  const order = await loadOrder(context, { id: orderId })
  if (!order) return undefined
  // It was paid or cancelled since.
  if (template === 'order-payment-failed' && isClosed(order)) return undefined
  if (template === 'order-dispute') return renderDispute(context, order)
  if (template === 'review-request') return composeReviewRequest(context, order)
  if (template === 'order-invoice') return composeInvoiceMail(context, order, position)
  const attachments = [
    await attachmentFor(context, { template, position }, order),
    template === 'order-received' ? await termsAttachment(context, order) : undefined,
  ].filter(one => one !== undefined)
  const attached = (mail: Mail | undefined) =>
    mail && attachments.length > 0 ? { ...mail, attachments } : mail
  const event = EVENT_MAILS.includes(template)
    ? await loadEvent(context, orderId, position)
    : undefined
  const refund = await loadRefund(context, { template, orderId }, event?.created_at)
  const returned = RETURN_MAILS.includes(template)
    ? await loadReturned(context, orderId, returnId)
    : undefined
  const values = { ...context, ...(refund && { refund }), ...(returned && { returned }) }
  if (!EVENT_MAILS.includes(template)) return attached(renderOrderMail(template, order, values))
  if (!event || (template === 'order-note' && !event.message)) return undefined
  const fulfilment = order.fulfilments.find(one => one.eventPosition === position)
  if (template === 'order-shipped' && !fulfilment) return undefined
  const { message, amount } = event
  return attached(
    renderOrderMail(template, order, {
      ...values,
      message,
      amount: amount ?? 0,
      ...(fulfilment && { fulfilment }),
    }),
  )
}

/** The accepted terms as a file, which the buyer can keep (directive 2011/83/EU, article 8). */
async function termsAttachment(
  { db, look: { locale } }: Pick<OrderContext, 'db'> & { look: MailTheme },
  { termsPath }: OrderView,
): Promise<MailAttachment | undefined> {
  const terms = termsPath ? await loadTerms(db, termsPath.slice(TERMS_PATH.length)) : undefined
  if (!terms) return undefined
  const content = Buffer.from(renderTerms(terms, locale))
  return { filename: 'terms.html', content, contentType: 'text/html; charset=utf-8' }
}

/** The mail with a document, whose number is in the event. */
async function composeInvoiceMail(
  context: OrderContext & Pick<ShopDeps, 'renderInvoice'> & { publicUrl: string; look: MailTheme },
  order: OrderView,
  position: number | undefined,
): Promise<Mail | undefined> {
  const event = await loadEvent(context, order.id, position)
  const document = event && (await loadDocument(context.db, { number: event.message }))
  if (!document) return undefined
  const { number, kind } = document
  const mail = renderOrderMail('order-invoice', order, { ...context, invoice: { number, kind } })
  return mail && { ...mail, attachments: [await toAttachment(context, document)] }
}

/** Asks for reviews of an order that is complete, unless nothing of it can be reviewed. */
async function composeReviewRequest(
  context: OrderContext & { publicUrl: string; look: MailTheme },
  order: OrderView,
) {
  const reviewable = order.status === 'completed' ? await loadReviewable(context, order) : []
  if (reviewable.length === 0) return undefined
  return renderOrderMail('review-request', order, { ...context, reviewable })
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
  ...RETURN_MAILS,
]

/** Items of a return; of the latest one for mails that were queued without its id. */
async function loadReturned({ db }: OrderContext, orderId: string, returnId: string | undefined) {
  const { returns } = await loadItemsLeft(db, orderId)
  const found = returnId ? returns.find(one => one.id === returnId) : returns.at(-1)
  return found?.lines
}

function loadEvent({ db }: OrderContext, orderId: string, position = -1) {
  return db
    .selectFrom('order_events')
    .select(['message', 'amount', 'created_at'])
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst()
}

/** The refund of an event, or the sum of all refunds of a refunded order. */
async function loadRefund(
  { db }: OrderContext,
  { template, orderId }: OrderMailRequest,
  at: number | undefined,
): Promise<MailedRefund | undefined> {
  if (template !== 'order-refunded' && template !== 'order-partly-refunded') return undefined
  const refunds = await db
    .selectFrom('refunds')
    .select(['amount', 'card_amount', 'as_credit'])
    .where('order_id', '=', orderId)
    .where('created_at', '<=', at ?? Number.MAX_SAFE_INTEGER)
    .orderBy('position')
    .execute()
  const mailed = template === 'order-refunded' ? refunds : refunds.slice(-1)
  const onCards = mailed.reduce((sum, one) => sum + one.card_amount, 0)
  const total = mailed.reduce((sum, one) => sum + one.amount, 0)
  const asCredit = mailed.reduce((sum, one) => sum + one.as_credit * one.card_amount, 0)
  return { toCards: onCards - asCredit, asCredit, inMoney: total - onCards }
}
