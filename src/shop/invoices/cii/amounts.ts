import type { Minor } from '#base'
import type { InvoiceDocument, InvoiceLine } from '../document.ts'
import type { TaxCategory } from '../tax-category.ts'

/** VAT breakdown of one category and rate (BG-23). */
export interface Breakdown {
  category: TaxCategory
  ppm: number
  basis: Minor
  tax: Minor
}

/** Amounts of EN 16931 as sums of the stored amounts of a document. */
export interface CiiAmounts {
  /** BG-25. */
  lines: readonly InvoiceLine[]
  /** BG-21 and BG-20: shipping and fees, the latter if negative. */
  charges: readonly InvoiceLine[]
  allowances: readonly InvoiceLine[]
  breakdown: readonly Breakdown[]
  /** BT-106, BT-108, BT-107, BT-109, BT-110, BT-112, BT-113, BT-115. */
  lineTotal: Minor
  chargeTotal: Minor
  allowanceTotal: Minor
  basisTotal: Minor
  taxTotal: Minor
  grandTotal: Minor
  prepaid: Minor
  due: Minor
}

/**
 * Maps a document to the amounts of EN 16931. Lines keep their stored net amount and tax, also if
 * prices are exact with tax: the tax of a category is the sum of its lines, which differs from
 * basis × rate by the rounding of the lines. BR-CO-17 accepts up to one unit of the currency.
 */
export function toCiiAmounts(document: InvoiceDocument): CiiAmounts {
  const products = document.lines.filter(line => line.kind === 'product')
  const others = document.lines.filter(line => line.kind !== 'product' && line.after.net !== 0)
  // An invoice needs a line (BR-16), also one of shipping only.
  const lines = products.length > 0 ? products : document.lines
  const extras = products.length > 0 ? others : []
  const charges = extras.filter(line => line.after.net > 0)
  const allowances = extras.filter(line => line.after.net < 0)
  const breakdown = breakDown(document.lines)
  const lineTotal = sum(lines.map(line => line.after.net))
  const chargeTotal = sum(charges.map(line => line.after.net))
  const allowanceTotal = sum(allowances.map(line => -line.after.net))
  const basisTotal = lineTotal + chargeTotal - allowanceTotal
  const taxTotal = sum(breakdown.map(one => one.tax))
  const grandTotal = basisTotal + taxTotal
  const prepaid = document.totals.paid
  return {
    ...{ lines, charges, allowances, breakdown },
    ...{ lineTotal, chargeTotal, allowanceTotal, basisTotal, taxTotal, grandTotal, prepaid },
    due: grandTotal - prepaid,
  }
}

function breakDown(lines: readonly InvoiceLine[]): Breakdown[] {
  const sums = new Map<string, Breakdown>()
  for (const { category, ppm, after } of lines) {
    const key = `${category} ${ppm}`
    const before = sums.get(key) ?? { category, ppm, basis: 0, tax: 0 }
    const tax = before.tax + after.gross - after.net
    sums.set(key, { ...before, basis: before.basis + after.net, tax })
  }
  return [...sums.values()]
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0)
