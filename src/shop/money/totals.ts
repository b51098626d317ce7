import type { Minor } from '#base'
import { rateKey, type SettledLine } from './settle.ts'
import { toPercent } from './tax.ts'

export type TaxDisplay = 'incl' | 'excl'

/**
 * Amounts of an order as displayed: `subtotal − discount + shipping + fees` equals `total` if
 * `display` is `incl`, and `total − tax` if it is `excl`.
 */
export interface Totals {
  /** Of products, before discounts. */
  subtotal: Minor
  /** Of products. Those of shipping are part of its cost. */
  discounts: { id: string; label: string; amount: Minor }[]
  discount: Minor
  shipping: { title: string; cost: Minor } | undefined
  fees: { title: string; amount: Minor }[]
  taxes: { name: string; percent: number; amount: Minor }[]
  tax: Minor
  total: Minor
  display: TaxDisplay
  /** Taxes are displayed as one sum, without their names. */
  hasSingleTax?: boolean
}

type Titled = SettledLine & { title: string }

/** Sums the settled lines of an order. Nothing is computed anew. */
export function sumLines(
  lines: readonly Titled[],
  discounts: readonly { id: string; label: string }[],
  display: TaxDisplay,
): Totals {
  const shown = (amounts: { net: Minor; gross: Minor }) =>
    display === 'incl' ? amounts.gross : amounts.net
  const products = lines.filter(line => line.kind === 'product')
  const shipping = lines.find(line => line.kind === 'shipping')
  const reduction = (id: string) =>
    sum(
      products.flatMap(line =>
        line.discounts.filter(one => one.id === id).map(one => shown(one.reduction)),
      ),
    )
  return {
    subtotal: sum(products.map(line => shown(line.before))),
    discounts: discounts.map(({ id, label }) => ({ id, label, amount: reduction(id) })),
    discount: sum(products.map(line => shown(line.before) - shown(line.after))),
    shipping: shipping && { title: shipping.title, cost: shown(shipping.after) },
    fees: lines
      .filter(line => line.kind === 'fee')
      .map(line => ({ title: line.title, amount: shown(line.after) })),
    taxes: sumTaxes(lines),
    tax: sum(lines.map(line => line.after.tax)),
    total: sum(lines.map(line => line.after.gross)),
    display,
  }
}

/** Totals whose taxes are displayed by rate or as one sum. */
export const displayTaxes = (totals: Totals, taxes: 'itemized' | 'single'): Totals =>
  taxes === 'single' ? { ...totals, hasSingleTax: true } : totals

/** Sums per rate, in the order in which the lines name them. */
export function sumTaxes(
  lines: readonly Pick<SettledLine, 'rates' | 'after'>[],
): { name: string; percent: number; amount: Minor }[] {
  const sums = new Map<string, { name: string; percent: number; amount: Minor }>()
  for (const { rates, after } of lines) {
    rates.forEach((rate, index) => {
      const key = rateKey(rate)
      const { amount } = sums.get(key) ?? { amount: 0 }
      sums.set(key, {
        name: rate.name,
        percent: toPercent(rate.ppm),
        amount: amount + (after.taxes[index] ?? 0),
      })
    })
  }
  return [...sums.values()]
}

const sum = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((total, amount) => total + amount, 0)
