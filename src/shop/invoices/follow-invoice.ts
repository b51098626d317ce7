import type { InvoiceDocument, InvoiceLine } from './document.ts'

/**
 * Takes over from an invoice what its credit note must not change: the recipient, also if the order
 * was erased, and the VAT category of each line, also if the settings have changed.
 */
export function followInvoice(
  creditNote: InvoiceDocument,
  invoice: Pick<InvoiceDocument, 'buyer' | 'deliverTo' | 'lines' | 'notices'>,
): InvoiceDocument {
  const categoryOf = new Map(invoice.lines.map(line => [keyOf(line), line.category]))
  const lines = creditNote.lines.map(line => ({
    ...line,
    category: categoryOf.get(keyOf(line)) ?? line.category,
  }))
  const used = new Set(lines.map(line => line.category))
  return {
    ...creditNote,
    buyer: invoice.buyer,
    deliverTo: invoice.deliverTo,
    lines,
    notices: invoice.notices.filter(notice => used.has(notice.category)),
  }
}

const keyOf = ({ kind, name, sku, ppm }: InvoiceLine) => JSON.stringify([kind, name, sku, ppm])
