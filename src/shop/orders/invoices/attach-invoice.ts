import type { Database } from '#db'
import type { MailAttachment } from '#mail'
import type { ShopDeps } from '../../deps.ts'
import type { InvoiceDocument } from '../../invoices/document.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { findPaymentMethod } from '../../payments/methods.ts'
import type { OrderMailTemplate, OrderView } from '../view.ts'
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

/**
 * The document that belongs to a mail about an order, if the settings attach documents: the valid
 * invoice to the first mail about a paid order, the last credit note to mails about refunds.
 */
export async function attachmentFor(
  context: Context,
  template: OrderMailTemplate,
  order: Pick<OrderView, 'invoices' | 'payment'>,
): Promise<MailAttachment | undefined> {
  if (context.settings.invoices.send !== 'attach') return undefined
  const invoice = order.invoices.find(one => one.kind === 'invoice' && !one.isCancelled)
  const creditNote = order.invoices.findLast(one => one.kind === 'credit-note')
  const { create } = context.settings.invoices
  const isFirst =
    create === 'completed' || findPaymentMethod(order.payment.method)?.isPaidOnDelivery === true
  const attached = {
    'order-paid': invoice,
    'order-completed': isFirst ? invoice : undefined,
    'order-refunded': creditNote,
    'order-partly-refunded': creditNote,
    'order-cancelled': creditNote,
  } satisfies Partial<Record<OrderMailTemplate, OrderView['invoices'][number] | undefined>>
  const found = attached[template as keyof typeof attached]
  const document = found && (await loadDocument(context.db, { id: found.id }))
  return document && toAttachment(context, document)
}
