import type { Minor } from '#base'
import type { LineKind, SettledLine } from '../money/settle.ts'
import type { Taxed, TaxRate } from '../money/tax.ts'

/** A tax of an order line: name, parts per million, compound, amount before and after discounts. */
type StoredTax = [name: string, ppm: number, compound: boolean, before: Minor, after: Minor]

export function toStoredTaxes(
  rates: readonly TaxRate[],
  before: readonly Minor[],
  after: readonly Minor[],
): string {
  const taxes = rates.map(
    ({ name, ppm, compound = false }, index): StoredTax => [
      name,
      ppm,
      compound,
      before[index] ?? 0,
      after[index] ?? 0,
    ],
  )
  return JSON.stringify(taxes)
}

interface LineAmounts {
  id: string
  kind: string
  name: string
  net_before: Minor
  tax_before: Minor
  net: Minor
  tax: Minor
  taxes: string
}

interface DiscountPart {
  discount_id: string
  line_id: string
  net: Minor
  tax: Minor
  taxes: string
}

/** Amounts of stored lines, as they were settled. */
export function toSettledLines(
  rows: readonly LineAmounts[],
  parts: readonly DiscountPart[],
): (SettledLine & { title: string })[] {
  return rows.map(row => {
    const taxes = JSON.parse(row.taxes) as StoredTax[]
    return {
      id: row.id,
      kind: row.kind as LineKind,
      title: row.name,
      rates: taxes.map(([name, ppm, compound]) => ({ name, ppm, compound })),
      before: toTaxed(
        row.net_before,
        row.tax_before,
        taxes.map(tax => tax[3]),
      ),
      after: toTaxed(
        row.net,
        row.tax,
        taxes.map(tax => tax[4]),
      ),
      discounts: parts
        .filter(part => part.line_id === row.id)
        .map(part => ({
          id: part.discount_id,
          reduction: toTaxed(part.net, part.tax, JSON.parse(part.taxes) as Minor[]),
        })),
    }
  })
}

const toTaxed = (net: Minor, tax: Minor, taxes: Minor[]): Taxed => ({
  net,
  tax,
  gross: net + tax,
  taxes,
})
