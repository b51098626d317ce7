import { createId, formatDay, type Minor, normalizeForSearch } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import { buyerName, composeDocument, type SourceLine } from '../../invoices/compose-document.ts'
import type { InvoiceDocument, InvoiceKind } from '../../invoices/document.ts'
import { followInvoice } from '../../invoices/follow-invoice.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { addEvent } from '../events.ts'
import { MAIL_DELAY_MS, queueMail } from '../status-mail.ts'
import { drawNumber } from './draw-number.ts'
import type { OrderSource } from './load-source.ts'

export type InvoiceContext = Pick<ShopDeps, 'clock' | 'addToOutbox'> & { settings: ShopSettings }

export interface CorrectedInvoice {
  id: string
  document: InvoiceDocument
}

export interface NewDocument {
  kind: InvoiceKind
  orderId: string
  source: OrderSource
  lines: readonly SourceLine[]
  reason: string
  author: string
  /** False skips the mail to the buyer. */
  notify: boolean
  refundId?: string | undefined
  /** Invoice that a credit note corrects. */
  corrects?: CorrectedInvoice | undefined
}

export interface WrittenDocument {
  id: string
  number: string
}

/** Writes a document with the next number of its range; the caller has locked the order. */
export async function writeDocument(
  db: Database,
  context: InvoiceContext,
  { kind, orderId, source, lines, reason, author, notify, refundId, corrects }: NewDocument,
): Promise<WrittenDocument> {
  const { settings, clock } = context
  const { numbers } = settings.invoices
  const nowMs = clock.now()
  const issuedOn = formatDay(nowMs, settings.timeZone)
  const year = Number(issuedOn.slice(0, 4))
  const drawn = await drawNumber(
    db,
    kind === 'invoice' ? numbers.invoice : numbers.creditNote,
    year,
  )
  const invoice = corrects?.document
  const composed = composeDocument(
    {
      ...source,
      kind,
      number: drawn.number,
      issuedOn,
      deliveredOn: source.shippedOn || issuedOn,
      lines,
      reason,
      creditedTax: corrects && source.exchange ? await sumCreditedTax(db, orderId, corrects.id) : 0,
      corrects: invoice && { number: invoice.number, issuedOn: invoice.issuedOn },
    },
    settings,
  )
  const document = invoice ? followInvoice(composed, invoice) : composed
  const id = createId({ now: () => nowMs })
  await db
    .updateTable('orders')
    .set(eb => ({ invoices: eb('invoices', '+', 1) }))
    .where('id', '=', orderId)
    .execute()
  await insertDocument(db, { id, ...drawn, orderId, document, refundId, corrects, author, nowMs })
  const position = await addEvent(db, orderId, nowMs, {
    kind,
    message: drawn.number,
    amount: document.totals.gross,
    author,
  })
  if (notify && settings.invoices.send === 'mail' && source.email) {
    const dueAt = nowMs + MAIL_DELAY_MS
    await queueMail(db, context, { template: 'order-invoice', orderId, position, nowMs, dueAt })
  }
  return { id, number: drawn.number }
}

async function sumCreditedTax(db: Database, orderId: string, invoiceId: string): Promise<Minor> {
  const notes = await db
    .selectFrom('invoices')
    .select('tax')
    .where('order_id', '=', orderId)
    .where('corrects', '=', invoiceId)
    .execute()
  return notes.reduce((sum, { tax }) => sum + tax, 0)
}

async function insertDocument(
  db: Database,
  row: {
    id: string
    number: string
    series: string
    sequence: number
    orderId: string
    document: InvoiceDocument
    refundId: string | undefined
    corrects: { id: string } | undefined
    author: string
    nowMs: number
  },
) {
  const { document } = row
  const buyer = buyerName(document.buyer)
  await db
    .insertInto('invoices')
    .values({
      id: row.id,
      kind: document.kind,
      number: row.number,
      number_key: row.number.toLowerCase(),
      series: row.series,
      sequence: row.sequence,
      order_id: row.orderId,
      order_number: document.order.number,
      refund_id: row.refundId ?? null,
      corrects: row.corrects?.id ?? null,
      cancelled_at: null,
      issued_on: document.issuedOn,
      buyer,
      buyer_key: normalizeForSearch(buyer),
      currency: document.currency,
      total: document.totals.gross,
      tax: document.totals.tax,
      document: JSON.stringify(document),
      author: row.author,
      created_at: row.nowMs,
    })
    .execute()
}
