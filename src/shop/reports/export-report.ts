import { type Minor, toCsv, toDecimal } from '#base'
import type { ReportOverview, ReportRow, ReportTable, ReportTableName } from './view.ts'

/** Revenue per day or month as CSV. */
export function overviewToCsv({ currency, points }: ReportOverview): string {
  const money = (minor: Minor) => toDecimal(minor, currency)
  return toCsv([
    [
      ...['From', 'To', 'Orders', 'Items', 'Products net', 'Shipping net', 'Fees net'],
      ...['Discounts net', 'Revenue net', 'Tax', 'Revenue gross', 'Refunds', 'Refunds net'],
      ...['Refunds tax', 'Refunds gross', 'Net revenue after refunds'],
      ...['Gift cards sold', 'Gift cards refunded', 'Currency'],
    ],
    ...points.map(point => [
      ...[point.interval.from, point.interval.to, String(point.orders), String(point.items)],
      ...[point.productNet, point.shippingNet, point.feeNet, point.discountNet].map(money),
      ...[point.net, point.tax, point.net + point.tax].map(money),
      String(point.refunds),
      ...[point.refundNet, point.refundTax, point.refundNet + point.refundTax].map(money),
      money(point.net - point.refundNet),
      ...[point.giftCards, point.giftCardRefunds].map(money),
      currency,
    ]),
  ])
}

const SOLD = (row: ReportRow, money: (minor: Minor) => string) => ({
  Quantity: String(row.quantity),
  'Returned quantity': String(row.refundedQuantity),
  Net: money(row.net),
  Tax: money(row.tax),
  'Refunds net': money(row.refundedNet),
  'Refunds tax': money(row.refundedTax),
})

/** Cells of a row by the title of their column. */
const CELLS: Record<
  ReportTableName,
  (row: ReportRow, money: (minor: Minor) => string) => Record<string, string>
> = {
  products: (row, money) => ({ Product: row.name, Id: row.key, ...SOLD(row, money) }),
  categories: (row, money) => ({ Category: row.name, ...SOLD(row, money) }),
  discounts: (row, money) => ({
    Discount: row.name,
    Code: row.detail,
    Orders: String(row.orders),
    Net: money(row.net),
    Tax: money(row.tax),
  }),
  taxes: (row, money) => ({
    Country: row.detail,
    'Tax name': row.name,
    'Rate %': String(row.percent ?? 0),
    Net: money(row.net),
    Tax: money(row.tax),
    'Refunds net': money(row.refundedNet),
    'Refunds tax': money(row.refundedTax),
  }),
  methods: (row, money) => ({
    'Payment method': row.name,
    Orders: String(row.orders),
    Net: money(row.net),
    Tax: money(row.tax),
    Refunds: String(row.refunds),
    'Refunds net': money(row.refundedNet),
    'Refunds tax': money(row.refundedTax),
  }),
  stock: (row, money) => ({
    Product: row.name,
    SKU: row.detail,
    Quantity: String(row.quantity),
    Value: money(row.net),
  }),
}

/** A table as CSV, with all rows. */
export function tableToCsv(report: ReportTableName, { currency, rows }: ReportTable): string {
  const money = (minor: Minor) => toDecimal(minor, currency)
  const cells = rows.map(row => ({ ...CELLS[report](row, money), Currency: currency }))
  const titles = Object.keys(cells[0] ?? { Currency: '' })
  return toCsv([titles, ...cells.map(row => Object.values(row))])
}
