import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import type { OrderContext } from '../load-order.ts'
import { type OrderAddress, openReceivedOrder, orderReceivedPath } from '../order-received.ts'
import { fileNameOf, loadDocument } from './load-invoices.ts'

export interface InvoiceFile {
  name: string
  bytes: Buffer
}

/** The PDF of a document; undefined if it does not exist. */
export async function renderFile(
  { db, renderInvoice }: { db: Database } & Pick<ShopDeps, 'renderInvoice'>,
  id: string,
): Promise<InvoiceFile | undefined> {
  const document = await loadDocument(db, { id })
  if (!document) return undefined
  const bytes = Buffer.from(await renderInvoice(document))
  return { name: `${fileNameOf(document)}.pdf`, bytes }
}

type OpenedInvoice =
  | ({ access: 'full' } & InvoiceFile)
  /** The order page asks for the email address or the sign-in. */
  | { access: 'verify'; path: string }
  | { access: 'none' }

/** A document of an order for its buyer, as far as the order page would be shown. */
export async function openInvoice(
  context: OrderContext & Pick<ShopDeps, 'renderInvoice'>,
  request: OrderAddress & { id: string; viewKeys: readonly string[] },
): Promise<OpenedInvoice> {
  const received = await openReceivedOrder(context, request)
  if (received.access === 'none') return { access: 'none' }
  if (received.access !== 'full') {
    return { access: 'verify', path: orderReceivedPath(context.settings, request) }
  }
  const isOfOrder = received.order.invoices.some(one => one.id === request.id)
  const file = isOfOrder ? await renderFile(context, request.id) : undefined
  return file ? { access: 'full', ...file } : { access: 'none' }
}
