import type { Minor } from '#base'

/**
 * Sums of the overview: all lines (`orders`), lines before discounts by kind (`product`, `shipping`,
 * `fee`), reductions (`discounts`), refunds, and the sale of gift cards, which is in none of the others.
 */
export const OVERVIEW_DIMENSIONS = [
  'orders',
  'product',
  'shipping',
  'fee',
  'discounts',
  'refunds',
  'gift-cards',
  'gift-card-refunds',
] as const
/** All sums that are kept per day: those of the overview, by payment method, tax and discount. */
export const REPORT_DIMENSIONS = [
  ...OVERVIEW_DIMENSIONS,
  'method',
  'method-refunds',
  'tax',
  'tax-refunds',
  'discount',
] as const
/** Kept per month only, because most products are sold on few days. */
export const PRODUCT_DIMENSIONS = ['sold', 'sold-refunds'] as const
export type ReportDimension =
  | (typeof REPORT_DIMENSIONS)[number]
  | (typeof PRODUCT_DIMENSIONS)[number]

export interface Amounts {
  /** Orders, or refunds. */
  orders: number
  quantity: number
  net: Minor
  tax: Minor
}

export interface Sum extends Amounts {
  dimension: ReportDimension
  currency: string
  key: string
  label: string
}

export const isOfProduct = ({ dimension }: Sum) => PRODUCT_DIMENSIONS.some(one => one === dimension)

export const noAmounts = (): Amounts => ({ orders: 0, quantity: 0, net: 0, tax: 0 })

export function addAmounts(to: Amounts, more: Partial<Amounts>) {
  to.orders += more.orders ?? 0
  to.quantity += more.quantity ?? 0
  to.net += more.net ?? 0
  to.tax += more.tax ?? 0
}

type Place = Pick<Sum, 'dimension' | 'currency'> & Partial<Pick<Sum, 'key' | 'label'>>

/** Adds up amounts by dimension, currency and key. */
export function createSums() {
  const sums = new Map<string, Sum>()
  return {
    add({ dimension, currency, key = '', label = '' }: Place, more: Partial<Amounts>) {
      const id = `${dimension} ${currency} ${key}`
      let sum = sums.get(id)
      if (!sum) {
        sum = { dimension, currency, key, label, ...noAmounts() }
        sums.set(id, sum)
      }
      if (label) sum.label = label
      addAmounts(sum, more)
    },
    /** Sums with amounts; zero ones are left out. */
    list: () =>
      [...sums.values()].filter(
        ({ orders, quantity, net, tax }) =>
          orders !== 0 || quantity !== 0 || net !== 0 || tax !== 0,
      ),
  }
}
export type Sums = ReturnType<typeof createSums>
