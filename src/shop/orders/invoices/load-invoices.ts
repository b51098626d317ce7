import type { Database } from '#db'
import type { InvoiceDocument, InvoiceKind } from '../../invoices/document.ts'
import type { InvoiceView } from '../view.ts'

/** Followed by the id; the query names the order and its key. */
export const INVOICE_PATH = '/order-invoices/'

/** Issued documents of an order, oldest first. */
export async function loadInvoices(
  db: Database,
  order: { id: string; number: number; key: string },
): Promise<InvoiceView[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issued_on', 'total', 'cancelled_at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind as InvoiceKind,
    number: row.number,
    issuedOn: row.issued_on,
    total: row.total,
    isCancelled: row.cancelled_at !== null,
    path: `${INVOICE_PATH}${row.id}?order=${order.number}&key=${order.key}`,
  }))
}

/** The snapshot of a document; undefined if it does not exist. */
export async function loadDocument(
  db: Database,
  by: { id: string } | { number: string },
): Promise<InvoiceDocument | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['number', by.number] as const)
  const row = await db
    .selectFrom('invoices')
    .select('document')
    .where(column, '=', value.replaceAll('\0', ''))
    .executeTakeFirst()
  return row && (JSON.parse(row.document) as InvoiceDocument)
}

/** File name without extension: `INV-2026-0042`. */
export const fileNameOf = ({ number }: Pick<InvoiceDocument, 'number'>): string =>
  number.replace(/[^A-Za-z0-9._-]+/g, '-')
