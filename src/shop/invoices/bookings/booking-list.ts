import { type Minor, toDecimal } from '#base'
import type { Exchange } from '../../model/currency-settings.ts'
import type { BookingSettings } from '../../model/invoice-settings.ts'
import { convertBack } from '../../money/exchange.ts'
import { toCiiAmounts } from '../cii/amounts.ts'
import { buyerName } from '../compose-document.ts'
import type { InvoiceDocument } from '../document.ts'
import type { TaxCategory } from '../tax-category.ts'

export interface BookingPeriod {
  /** ISO dates, inclusive, of one year. */
  from: string
  to: string
}

/** One booking per category and rate of a document. */
export interface Booking {
  /** With tax; never negative. */
  amount: Minor
  /** `S` debits the customer, `H` credits. */
  side: 'S' | 'H'
  currency: string
  /** Undefined in the base currency. */
  exchange: Exchange | undefined
  debtor: string
  revenue: string
  taxKey: string
  /** ISO date. */
  date: string
  number: string
  text: string
}

/** Version of the format and of the record type "Buchungsstapel". */
const [FORMAT, CATEGORY, RECORD] = ['700', '21', '13']
const MAX_TEXT = 60
const HEAD = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs'],
  ...['Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'],
  ...['BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext'],
]

/** Bookings of a document. Credit notes reverse the side. */
export function toBookings(document: InvoiceDocument, settings: BookingSettings): Booking[] {
  const isCredit = document.kind === 'credit-note'
  return toCiiAmounts(document).breakdown.flatMap(({ category, ppm, basis, tax }) => {
    const gross = basis + tax
    if (gross === 0) return []
    const { account, taxKey } = accountOf(category, ppm, settings)
    return [
      {
        amount: Math.abs(gross),
        side: gross > 0 === isCredit ? ('H' as const) : ('S' as const),
        currency: document.currency,
        exchange: document.accounting?.exchange,
        debtor: settings.debtor,
        revenue: account,
        taxKey,
        date: document.issuedOn,
        number: document.number,
        text: buyerName(document.buyer),
      },
    ]
  })
}

function accountOf(category: TaxCategory, ppm: number, settings: BookingSettings) {
  if (category === 'AE' || category === 'K') return { account: settings.reverseCharge, taxKey: '' }
  if (category === 'G') return { account: settings.export, taxKey: '' }
  return settings.rates.find(rate => rate.ppm === ppm) ?? { account: '', taxKey: '' }
}

/** The two header rows of a file in the format of DATEV (EXTF, "Buchungsstapel"). */
export function bookingHead(
  { from, to }: BookingPeriod,
  context: { settings: BookingSettings; currency: string; createdAt: number },
): string {
  const { settings, currency, createdAt } = context
  const created = new Date(createdAt).toISOString().replace(/\D/g, '')
  const first = [
    ...[quote('EXTF'), FORMAT, CATEGORY, quote('Buchungsstapel'), RECORD, created, ''],
    ...[quote('RE'), quote(''), quote(''), settings.consultant, settings.client],
    ...[`${from.slice(0, 4)}0101`, String(settings.accountLength), compact(from), compact(to)],
    ...[quote(`Rechnungen ${from.slice(0, 7)}`), quote(''), '1', '0', '0', quote(currency)],
    ...['', quote(''), '', '', quote(''), '', '', quote(''), quote('')],
  ]
  return row(first) + row(HEAD.map(quote))
}

export function bookingLine(booking: Booking): string {
  const { amount, side, currency, exchange, debtor, revenue, taxKey, date, number, text } = booking
  const base = exchange
    ? [rateCell(exchange), decimal(convertBack(amount, exchange), exchange.base), exchange.base]
    : ['', '', '']
  return row([
    decimal(amount, currency),
    ...[quote(side), quote(currency), base[0] ?? '', base[1] ?? '', quote(base[2] ?? '')],
    ...[debtor, revenue, quote(taxKey)],
    `${date.slice(8, 10)}${date.slice(5, 7)}`,
    ...[quote(number.replace(/[^A-Za-z0-9$&%*+/-]/g, '-')), quote(''), ''],
    quote([...text].slice(0, MAX_TEXT).join('')),
  ])
}

const decimal = (amount: Minor, currency: string) => toDecimal(amount, currency).replace('.', ',')

/** The format has four digits and six decimals. Other rates follow from the two amounts. */
const rateCell = ({ rate }: Exchange) =>
  /^\d{1,4}(\.\d{1,6})?$/.test(rate) ? rate.replace('.', ',') : ''

const row = (cells: readonly string[]) => `${cells.join(';')}\r\n`
const compact = (day: string) => day.replaceAll('-', '')
const quote = (text: string) => `"${text.replace(/\s+/g, ' ').replaceAll('"', '""')}"`
