import type { Minor } from '#base'
import type { DayRange, Interval } from './period.ts'

/**
 * Amounts of a period in one currency. Revenue is `net` + `tax`, after discounts. Gift cards are no
 * revenue, so revenue and `giftCards` together are the sum of all orders.
 */
export interface ReportTotals {
  orders: number
  items: number
  /** Lines before discounts. */
  productNet: Minor
  productTax: Minor
  shippingNet: Minor
  shippingTax: Minor
  feeNet: Minor
  feeTax: Minor
  discountNet: Minor
  discountTax: Minor
  /** Sum of the lines above, less discounts. */
  net: Minor
  tax: Minor
  refunds: number
  refundNet: Minor
  refundTax: Minor
  /** Gift cards that were sold, and those that were refunded. */
  giftCards: Minor
  giftCardRefunds: Minor
}

export interface ReportPoint extends ReportTotals {
  interval: Interval
}

export interface ReportOverview {
  currency: string
  /** Of the orders in the period, with the chosen one. */
  currencies: string[]
  range: DayRange
  totals: ReportTotals
  points: ReportPoint[]
  compared: { range: DayRange; totals: ReportTotals; points: ReportPoint[] } | null
}

export const REPORT_TABLES = [
  'products',
  'categories',
  'discounts',
  'taxes',
  'methods',
  'stock',
] as const
export type ReportTableName = (typeof REPORT_TABLES)[number]

/** A row of a table; columns that a report does not have are zero or empty. */
export interface ReportRow {
  key: string
  name: string
  /** SKU, country of a tax, or code of a discount. */
  detail: string
  /** Rate of a tax; null in other reports. */
  percent: number | null
  orders: number
  quantity: number
  net: Minor
  tax: Minor
  refunds: number
  refundedQuantity: number
  refundedNet: Minor
  refundedTax: Minor
}

export interface ReportTable {
  currency: string
  range: DayRange
  /** The first rows by amount. */
  rows: ReportRow[]
  /** Number of all rows, and their sum; null if rows overlap, as categories and taxes do. */
  total: number
  sum: ReportRow | null
}
