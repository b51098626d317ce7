import type { Database } from '#db'
import type { MailAttachment } from '#mail'
import type { ShopDeps } from '../../deps.ts'
import type { InvoiceDocument } from '../../invoices/document.ts'
import type { ShopSettings } from '../../model/settings.ts'
import type { OrderMailTemplate } from '../../model/shop-mails.ts'
import { findPaymentMethod } from '../../payments/methods.ts'
import { GIFT_CARD_METHOD } from '../payments/card-payments.ts'
import type { OrderView } from '../view.ts'
import { fileNameOf, loadDocument } from './load-invoices.ts'

type Context = Pick<ShopDeps, 'renderInvoice'> & { db: Database; settings: ShopSettings }

export async function toAttachment(
  { renderInvoice }: Pick<Context, 'renderInvoice'>,
  document: InvoiceDocument,
): Promise<MailAttachment> {
  return {
    filename: `${fileNameOf(document)}.pdf`,
    content: Buffer.from(await renderInvoice(document)),
    contentType: 'application/pdf',
  }
}

/** Mails with the invoice of the order, or the credit note that was issued before their event. */
const WITH_INVOICE: readonly OrderMailTemplate[] = [
  'order-received',
  'order-paid',
  'order-completed',
]
const WITH_CREDIT_NOTE: readonly OrderMailTemplate[] = [
  'order-refunded',
  'order-partly-refunded',
  'order-cancelled',
]

/**
 * The document that belongs to a mail about an order, if the settings attach documents: the valid
 * invoice to the first mail about a paid order, credit notes to mails about refunds.
 */
export async function attachmentFor(
  context: Context,
  { template, position }: { template: OrderMailTemplate; position?: number | undefined },
  order: Pick<OrderView, 'id' | 'invoices' | 'payment'>,
): Promise<MailAttachment | undefined> {
  const { db, settings } = context
  if (settings.invoices.send !== 'attach' || order.invoices.length === 0) return undefined
  const number = WITH_INVOICE.includes(template)
    ? invoiceNumber(template, order, settings)
    : WITH_CREDIT_NOTE.includes(template)
      ? await creditNoteNumber(db, order.id, position)
      : undefined
  const document = number ? await loadDocument(db, { number }) : undefined
  return document && toAttachment(context, document)
}

/**
 * Orders that gift cards paid have their invoice in the first mail. Completed orders were mailed their invoice when they
 * were paid, except those paid on delivery.
 */
function invoiceNumber(
  template: OrderMailTemplate,
  { invoices, payment }: Pick<OrderView, 'invoices' | 'payment'>,
  { invoices: { create } }: ShopSettings,
): string | undefined {
  const isPaidWhenPlaced = payment.method === GIFT_CARD_METHOD
  if (template === 'order-received' && !isPaidWhenPlaced) return undefined
  const isFirst =
    template === 'order-received' ||
    template === 'order-paid' ||
    create === 'completed' ||
    findPaymentMethod(payment.method)?.isPaidOnDelivery === true
  if (!isFirst) return undefined
  return invoices.find(one => one.kind === 'invoice' && !one.isCancelled)?.number
}

/** The number is the message of the event, which precedes that of the mail. */
async function creditNoteNumber(
  db: Database,
  orderId: string,
  position = 1_000_000_000,
): Promise<string | undefined> {
  const event = await db
    .selectFrom('order_events')
    .select('message')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .where('position', '<', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.message
}
