import { csvLine, toDecimal } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import {
  type BookingPeriod,
  bookingHead,
  bookingLine,
  toBookings,
} from '../../invoices/bookings/booking-list.ts'
import { toWindows1252 } from '../../invoices/bookings/windows-1252.ts'
import { buyerName } from '../../invoices/compose-document.ts'
import type { InvoiceDocument } from '../../invoices/document.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { type InvoiceFilter, readDocuments } from './list-invoices.ts'
import { fileNameOf } from './load-invoices.ts'

const HEAD = [
  ...['number', 'kind', 'issued_on', 'order', 'customer', 'vat_id', 'country', 'currency', 'net'],
  ...['tax', 'total', 'paid', 'corrects', 'accounting_currency', 'accounting_tax', 'rate'],
]

/** Documents of a filtered list as CSV, header first. Credit notes are negative. */
export async function* exportInvoicesAsCsv(
  db: Database,
  filter: InvoiceFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEAD)}`
  for await (const one of readDocuments(db, filter)) {
    const sign = one.kind === 'invoice' ? 1 : -1
    const amount = (minor: number) => toDecimal(sign * minor, one.currency)
    const { net, tax, gross, paid } = one.totals
    yield csvLine([
      ...[one.number, one.kind, one.issuedOn, String(one.order.number), buyerName(one.buyer)],
      ...[one.buyer.vatId, one.buyer.country, one.currency],
      ...[amount(net), amount(tax), amount(gross), amount(paid), one.corrects?.number ?? ''],
      ...accountingCells(one, sign),
    ])
  }
}

/** The tax in the base currency, also of documents in that currency. */
function accountingCells({ currency, totals, accounting }: InvoiceDocument, sign: number) {
  if (!accounting) return [currency, toDecimal(sign * totals.tax, currency), '']
  const { exchange, tax } = accounting
  return [exchange.base, toDecimal(sign * tax, exchange.base), exchange.rate]
}

/** PDFs of a filtered list as ZIP. PDFs are compressed already. */
export async function* exportInvoicesAsZip(
  { db, renderInvoice }: { db: Database } & Pick<ShopDeps, 'renderInvoice'>,
  filter: InvoiceFilter,
): AsyncGenerator<Uint8Array> {
  const { Zip, ZipPassThrough } = await import('fflate')
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const document of readDocuments(db, filter)) {
    const file = new ZipPassThrough(`${fileNameOf(document)}.pdf`)
    file.mtime = new Date(`${document.issuedOn}T12:00:00Z`)
    zip.add(file)
    file.push(await renderInvoice(document), true)
    yield* chunks
    chunks = []
  }
  zip.end()
  yield* chunks
}

/** The bookings of a period in the format of DATEV. */
export async function* exportBookings(
  { db, settings, nowMs }: { db: Database; settings: ShopSettings; nowMs: number },
  period: BookingPeriod,
): AsyncGenerator<Buffer> {
  const { bookings } = settings.invoices
  const head = { settings: bookings, currency: settings.currency, createdAt: nowMs }
  yield toWindows1252(bookingHead(period, head))
  for await (const document of readDocuments(db, period)) {
    yield toWindows1252(toBookings(document, bookings).map(bookingLine).join(''))
  }
}
