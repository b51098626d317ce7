import { formatMoney, type Minor, roundMinor } from '#base'
import type { KeyOf, Translate } from '#texts'
import { toPercent } from '../../money/tax.ts'
import type { InvoiceDocument, InvoiceLine, NetGross } from '../document.ts'
import type { invoiceTexts } from '../texts.ts'
import { MARGIN, type Sheet } from './sheet.ts'

export interface Drawing {
  document: InvoiceDocument
  sheet: Sheet
  t: Translate<KeyOf<typeof invoiceTexts>>
  colors: { text: string; muted: string; rule: string; accent: string }
  /** Adds a page; returns its top. */
  nextPage(): number
}

const SIZE = 9
const SMALL = 7.5
const PADDING = 5
const WIDTHS = { quantity: 34, price: 72, tax: 62, amount: 78 }

export const percentOf = (ppm: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    toPercent(ppm) / 100,
  )

export const moneyOf = ({ currency, locale }: InvoiceDocument, amount: Minor): string =>
  formatMoney(amount, currency, locale)

/** Draws the lines with a header on each page; sums are carried forward. Returns the end. */
export function drawTable(drawing: Drawing, top: number): number {
  const { document, sheet, t, colors } = drawing
  const shown = ({ net, gross }: NetGross) => (document.display === 'incl' ? gross : net)
  let carried: Minor = 0
  let y = drawHeader(drawing, top)
  document.lines.forEach((line, index) => {
    const height = rowHeight(drawing, line)
    const carriedHeight = SIZE * 2.4
    const isLast = index === document.lines.length - 1
    if (y + height + (isLast ? 0 : carriedHeight) > sheet.bottom) {
      drawCarried(drawing, y + PADDING, carried)
      y = drawHeader(drawing, drawing.nextPage())
      y = drawCarried(drawing, y + PADDING, carried) + PADDING
    }
    y = drawRow(drawing, line, y)
    sheet.rule(y, colors.rule)
    carried += shown(line.after)
  })
  return y

  function drawCarried(_: Drawing, at: number, amount: Minor): number {
    if (amount === 0) return at - PADDING
    const { label, value } = columnsOf(sheet)
    sheet.text(t('carried'), { ...label, top: at }, { size: SIZE, weight: 600 })
    const style = { size: SIZE, weight: 600, align: 'end' } as const
    return sheet.text(moneyOf(document, amount), { ...value, top: at }, style)
  }
}

/** Starts and widths of the columns. */
function columnsOf(sheet: Sheet) {
  const amount = MARGIN.side + sheet.contentWidth - WIDTHS.amount
  const tax = amount - WIDTHS.tax
  const price = tax - WIDTHS.price
  const quantity = price - WIDTHS.quantity
  return {
    name: { start: MARGIN.side, width: quantity - MARGIN.side - 8 },
    quantity: { start: quantity, width: WIDTHS.quantity },
    price: { start: price, width: WIDTHS.price },
    tax: { start: tax, width: WIDTHS.tax },
    value: { start: amount, width: WIDTHS.amount },
    label: { start: MARGIN.side, width: amount - MARGIN.side - 8 },
  }
}

function drawHeader({ sheet, t, colors }: Drawing, top: number): number {
  const columns = columnsOf(sheet)
  const style = { size: SMALL, weight: 600, color: colors.muted } as const
  const end = { ...style, align: 'end' } as const
  const bottoms = [
    sheet.text(t('item'), { ...columns.name, top }, style),
    sheet.text(t('quantity'), { ...columns.quantity, top }, end),
    sheet.text(t('unitPrice'), { ...columns.price, top }, end),
    sheet.text(t('taxRate'), { ...columns.tax, top }, end),
    sheet.text(t('amount'), { ...columns.value, top }, end),
  ]
  const bottom = Math.max(...bottoms) + 3
  sheet.rule(bottom, colors.accent, 1)
  return bottom
}

const detailsOf = ({ options, sku }: InvoiceLine) => [...options, sku].filter(Boolean).join(' · ')

const shownDiscounts = ({ discounts }: InvoiceLine, display: InvoiceDocument['display']) =>
  discounts
    .map(({ label, net, gross }) => ({ label, amount: display === 'incl' ? gross : net }))
    .filter(({ amount }) => amount !== 0)

function rowHeight({ sheet, document, t }: Drawing, line: InvoiceLine): number {
  const { name, label } = columnsOf(sheet)
  const discounts = shownDiscounts(line, document.display)
  return (
    2 * PADDING +
    Math.max(sheet.height(line.name, { size: SIZE }, name.width), SIZE * 1.4) +
    sheet.height(detailsOf(line), { size: SMALL }, name.width) +
    discounts.reduce(
      (sum, one) => sum + sheet.height(t('discount', one), { size: SMALL }, label.width),
      0,
    )
  )
}

function drawRow(drawing: Drawing, line: InvoiceLine, top: number): number {
  const { document, sheet, t, colors } = drawing
  const { display, locale } = document
  const columns = columnsOf(sheet)
  const y = top + PADDING
  const small = { size: SMALL, color: colors.muted }
  const end = { size: SIZE, align: 'end' } as const
  const before = display === 'incl' ? line.before.gross : line.before.net
  const unit = roundMinor(before / line.quantity)
  let bottom = sheet.text(line.name, { ...columns.name, top: y }, { size: SIZE })
  bottom = Math.max(bottom, y + SIZE * 1.4)
  bottom = sheet.text(detailsOf(line), { ...columns.name, top: bottom }, small)
  const quantity = new Intl.NumberFormat(locale).format(line.quantity)
  const rates = line.taxes.map(tax => percentOf(tax.ppm, locale)).join(' + ')
  sheet.text(quantity, { ...columns.quantity, top: y }, end)
  sheet.text(moneyOf(document, unit), { ...columns.price, top: y }, end)
  sheet.text(rates || percentOf(0, locale), { ...columns.tax, top: y }, end)
  sheet.text(moneyOf(document, before), { ...columns.value, top: y }, end)
  for (const { label, amount } of shownDiscounts(line, display)) {
    const place = { ...columns.value, top: bottom }
    sheet.text(moneyOf(document, -amount), place, { ...small, align: 'end' })
    bottom = sheet.text(t('discount', { label }), { ...columns.label, top: bottom }, small)
  }
  return bottom + PADDING
}
