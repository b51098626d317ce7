import { allocate, type Minor } from '#base'
import { type TaxBasis, type Taxed, type TaxRate, taxOn, taxOnSum } from './tax.ts'

export const LINE_KINDS = ['product', 'shipping', 'fee'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A line of an order before discounts and taxes. */
export interface ChargedLine {
  id: string
  kind: LineKind
  /** For all items, in the basis of the order. */
  amount: Minor
  rates: readonly TaxRate[]
}

/** A discount with the part that each line bears, in the basis of the order. */
export interface AllocatedDiscount {
  id: string
  parts: ReadonlyMap<string, Minor>
}

/** Whether each line's tax is rounded, or the sum of lines with the same rates. */
export type TaxRounding = 'line' | 'sum'

export interface SettledLine {
  id: string
  kind: LineKind
  rates: readonly TaxRate[]
  before: Taxed
  after: Taxed
  /** Effect of each discount on this line; together they lead from `before` to `after`. */
  discounts: { id: string; reduction: Taxed }[]
}

/**
 * Computes the amounts of an order that are stored and charged. Discounts apply in order. Lines are
 * settled as a whole: unit prices after a discount exist for display only.
 */
export function settle(order: {
  lines: readonly ChargedLine[]
  discounts: readonly AllocatedDiscount[]
  basis: TaxBasis
  rounding: TaxRounding
}): SettledLine[] {
  const { lines, discounts } = order
  const amounts = lines.map(line => line.amount)
  const before = taxLines(order, amounts)
  const reductions: SettledLine['discounts'][] = lines.map(() => [])
  let current = before
  for (const { id, parts } of discounts) {
    lines.forEach((line, index) => {
      amounts[index] = (amounts[index] ?? 0) - (parts.get(line.id) ?? 0)
    })
    const next = taxLines(order, amounts)
    next.forEach((taxed, index) => {
      const reduction = subtract(current[index] ?? taxed, taxed)
      if (reduction.net !== 0 || reduction.gross !== 0) reductions[index]?.push({ id, reduction })
    })
    current = next
  }
  return lines.map(({ id, kind, rates }, index) => ({
    id,
    kind,
    rates,
    before: before[index] ?? NOTHING,
    after: current[index] ?? NOTHING,
    discounts: reductions[index] ?? [],
  }))
}

const NOTHING: Taxed = { net: 0, tax: 0, gross: 0, taxes: [] }

function taxLines(
  {
    lines,
    basis,
    rounding,
  }: { lines: readonly ChargedLine[]; basis: TaxBasis; rounding: TaxRounding },
  amounts: readonly Minor[],
): Taxed[] {
  if (rounding === 'line') {
    return lines.map((line, index) => taxOn(amounts[index] ?? 0, line.rates, basis))
  }
  const taxed: Taxed[] = []
  for (const indexes of groupByRates(lines)) {
    const [first = 0] = indexes
    const parts = taxOnSum(
      indexes.map(index => amounts[index] ?? 0),
      lines[first]?.rates ?? [],
      basis,
    )
    indexes.forEach((index, position) => {
      taxed[index] = parts[position] ?? NOTHING
    })
  }
  return taxed
}

/** Indexes of lines that share kind and rates. Shipping and fees are rounded apart from products. */
function groupByRates(lines: readonly ChargedLine[]): number[][] {
  const groups = new Map<string, number[]>()
  lines.forEach(({ kind, rates }, index) => {
    const key = JSON.stringify([kind, ...rates.map(rateKey)])
    const group = groups.get(key)
    if (group) group.push(index)
    else groups.set(key, [index])
  })
  return [...groups.values()]
}

/** Identifies a rate among those of an order. */
export const rateKey = ({ name, ppm, compound = false }: TaxRate) => `${name} ${ppm} ${compound}`

function subtract(from: Taxed, amount: Taxed): Taxed {
  return {
    net: from.net - amount.net,
    tax: from.tax - amount.tax,
    gross: from.gross - amount.gross,
    taxes: from.taxes.map((tax, index) => tax - (amount.taxes[index] ?? 0)),
  }
}

/** A fixed amount off some lines; limited to what is left of them. */
export interface Deduction {
  id: string
  /** In the basis of the order. */
  amount: Minor
  /** Affected lines; all if missing. */
  lines?: readonly string[]
}

/** Allocates deductions in turn, in proportion to what is left of each line. */
export function allocateDeductions(
  lines: readonly ChargedLine[],
  deductions: readonly Deduction[],
): AllocatedDiscount[] {
  const left = new Map(lines.map(line => [line.id, line.amount]))
  return deductions.map(({ id, amount, lines: affected }) => {
    const ids = affected ?? lines.map(line => line.id)
    const weights = ids.map(line => left.get(line) ?? 0)
    const available = weights.reduce((sum, weight) => sum + weight, 0)
    const taken = Math.min(Math.max(amount, 0), available)
    const parts = new Map<string, Minor>()
    if (taken > 0) {
      allocate(taken, weights).forEach((part, index) => {
        const line = ids[index] ?? ''
        parts.set(line, part)
        left.set(line, (left.get(line) ?? 0) - part)
      })
    }
    return { id, parts }
  })
}
