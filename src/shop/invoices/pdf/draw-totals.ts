import { formatDate, formatMoney } from '#base'
import type { InvoiceDocument } from '../document.ts'
import { type Drawing, moneyOf, percentOf } from './draw-table.ts'
import { MARGIN } from './sheet.ts'

const SIZE = 9
const WIDTH = 230

export const dateOf = (day: string, locale: string): string =>
  formatDate(Date.parse(day), { locale, timeZone: 'UTC' })

/** Rows below the lines: net amount, taxes, total and balance. */
export function totalRowsOf({ document, t }: Pick<Drawing, 'document' | 't'>) {
  const { totals, taxes, kind, locale } = document
  const money = (amount: number) => moneyOf(document, amount)
  return [
    { label: t('net'), value: money(totals.net), isStrong: false },
    ...taxes.map(({ name, ppm, net, amount }) => ({
      label: t('taxOf', { name, percent: percentOf(ppm, locale), net: money(net) }),
      value: money(amount),
      isStrong: false,
    })),
    {
      label: t(kind === 'invoice' ? 'total' : 'credited'),
      value: money(totals.gross),
      isStrong: true,
    },
    ...(totals.paid > 0 && totals.due > 0
      ? [
          { label: t('paid'), value: money(-totals.paid), isStrong: false },
          { label: t('due'), value: money(totals.due), isStrong: true },
        ]
      : []),
  ]
}

/** Draws the totals at the end side; returns the end. */
export function drawTotals(drawing: Drawing, top: number): number {
  const { sheet, colors } = drawing
  const start = MARGIN.side + sheet.contentWidth - WIDTH
  const rows = totalRowsOf(drawing)
  const height = rows.length * SIZE * 2
  let y = top + 8 + height > sheet.bottom ? drawing.nextPage() : top + 8
  for (const { label, value, isStrong } of rows) {
    const style = { size: isStrong ? SIZE + 1.5 : SIZE, weight: isStrong ? 600 : 400 } as const
    if (isStrong) {
      y += 3
    }
    const bottom = sheet.text(
      label,
      { start, top: y, width: WIDTH - 90 },
      isStrong ? style : { ...style, color: colors.muted },
    )
    sheet.text(value, { start: start + WIDTH - 90, top: y, width: 90 }, { ...style, align: 'end' })
    y = bottom + 2
  }
  return y
}

/** Sentences below the totals. */
export function remarksOf({ document, t }: Pick<Drawing, 'document' | 't'>): string[] {
  const { notices, payment, totals, corrects, kind, locale, reason, terms, dueOn } = document
  const { accounting } = document
  return [
    ...notices.map(notice => notice.text),
    ...(corrects
      ? [t('correctsText', { number: corrects.number, date: dateOf(corrects.issuedOn, locale) })]
      : []),
    ...(reason ? [t('reason', { reason })] : []),
    ...(accounting && accounting.tax !== 0
      ? [t('accounting', accountingValues(document, accounting))]
      : []),
    ...(kind === 'invoice' && totals.due === 0 && payment.paidOn
      ? [t('paidOn', { date: dateOf(payment.paidOn, locale), payments: paymentsOf(document) })]
      : []),
    ...(totals.due > 0 ? [terms || t('terms', { date: dateOf(dueOn, locale) })] : []),
  ]
}

/** `Gift card €50.00, Bank transfer €34.90` */
function paymentsOf(document: InvoiceDocument): string {
  const { title, parts = [] } = document.payment
  return parts.length === 0
    ? title
    : parts.map(part => `${part.title} ${moneyOf(document, part.amount)}`).join(', ')
}

function accountingValues(
  { currency, locale }: InvoiceDocument,
  { exchange, tax }: NonNullable<InvoiceDocument['accounting']>,
) {
  const { base, rate, rateDate } = exchange
  const units = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 })
  return {
    tax: formatMoney(tax, base, locale),
    rate: `1 ${base} = ${units.format(Number(rate))} ${currency}`,
    date: dateOf(rateDate, locale),
  }
}

/** Text of the bank account for the balance; empty if there is none. */
export function transferLines({ document, t }: Pick<Drawing, 'document' | 't'>): string[] {
  const { payment, totals, number } = document
  const { account } = payment
  if (!account || totals.due === 0) return []
  return [
    account.owner,
    account.bank,
    `IBAN ${groupIban(account.iban)}`,
    account.bic && `BIC ${account.bic}`,
    t('reference', { number }),
  ].filter(Boolean)
}

const groupIban = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** Footer columns: seller, contact, registration. */
export function footerColumns({ document, t }: Pick<Drawing, 'document' | 't'>): string[][] {
  const { seller } = document as InvoiceDocument
  return [
    [seller.name, seller.address, `${seller.postcode} ${seller.city}`],
    [seller.phone, seller.email],
    [
      seller.vatId && t('vatIdShort', { number: seller.vatId }),
      seller.taxNumber && t('taxNumberShort', { number: seller.taxNumber }),
      seller.register,
      seller.managers && t('managers', { names: seller.managers }),
    ],
  ].map(lines => lines.filter(line => line.trim() !== ''))
}
