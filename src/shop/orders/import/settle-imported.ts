import { allocate, type Minor } from '#base'

/** A line of a file, before the discount of the order. */
export interface ImportedLine {
  kind: 'product' | 'shipping' | 'fee'
  name: string
  sku: string | null
  options?: { name: string; value: string }[]
  quantity: number
  /** Amount of the whole line, in the file's prices. */
  amount: Minor
  /** Undefined where the file has no tax per line. */
  tax: Minor | undefined
  /** Undefined where the file has only the discount of the order. */
  discount?: Minor | undefined
}

export interface SettledImport {
  basis: 'net' | 'gross'
  lines: (ImportedLine & { before: Taxed; after: Taxed })[]
}

interface Taxed {
  net: Minor
  tax: Minor
}

interface Sums {
  total: Minor
  tax: Minor
  discount: Minor
  /** Name of the fee that has the difference. */
  adjustment: string
}

/**
 * Finds the amounts of lines that add up to the total and tax of a file exactly. Files do not say
 * whether prices include tax or are discounted, so the first reading that fits is taken. If none
 * fits, a fee has the difference.
 */
export function settleImported(lines: readonly ImportedLine[], sums: Sums): SettledImport {
  const { total, tax, discount, adjustment } = sums
  const sum = lines.reduce((all, line) => all + line.amount, 0)
  const readings = [
    { basis: 'gross', reduction: discount, expected: total },
    { basis: 'net', reduction: discount, expected: total - tax },
    { basis: 'gross', reduction: 0, expected: total },
    { basis: 'net', reduction: 0, expected: total - tax },
  ] as const
  const fitting = readings.find(({ reduction, expected }) => sum - reduction === expected)
  const { basis, reduction } = fitting ?? { basis: 'gross' as const, reduction: 0 }
  const difference = fitting ? 0 : total - sum
  const all: ImportedLine[] = [
    ...lines,
    ...(difference === 0 ? [] : [{ ...DIFFERENCE, name: adjustment, amount: difference }]),
  ]
  const goods = all.map(line => (line.kind === 'product' ? Math.max(0, line.amount) : 0))
  const reductions = ownReductions(all, reduction) ?? allocate(reduction, goods)
  const after = all.map((line, index) => line.amount - (reductions[index] ?? 0))
  const taxes = taxesOf(all, after, tax)
  const settled = all.map((line, index) => {
    const amount = after[index] ?? 0
    const own = taxes[index] ?? 0
    const cut = reductions[index] ?? 0
    // The tax before the discount has the same share of the amount.
    const ownBefore = amount === 0 ? own : own + Math.round((own * cut) / amount)
    const afterTaxed = toTaxed(basis, amount, own)
    return { ...line, before: toTaxed(basis, amount + cut, ownBefore), after: afterTaxed }
  })
  return { basis, lines: settled }
}

/** The discounts of the lines, if the file has them and they add up. */
function ownReductions(lines: readonly ImportedLine[], reduction: Minor): Minor[] | undefined {
  const own = lines.map(({ kind, discount }) => (kind === 'product' ? discount : 0))
  const known = own.filter(one => one !== undefined)
  const isWhole = known.length === lines.length && reduction > 0
  return isWhole && known.reduce((all, one) => all + one, 0) === reduction ? known : undefined
}

const DIFFERENCE = { kind: 'fee', sku: null, quantity: 1, tax: 0 } as const

/** The taxes of the file if they add up, else shares of the tax of the order. */
function taxesOf(lines: readonly ImportedLine[], amounts: readonly Minor[], tax: Minor): Minor[] {
  const own = lines.map(line => line.tax ?? 0)
  const hasAll = lines.every(line => line.tax !== undefined)
  if (hasAll && own.reduce((all, one) => all + one, 0) === tax) return own
  return allocate(
    tax,
    amounts.map(amount => Math.max(0, amount)),
  )
}

const toTaxed = (basis: 'net' | 'gross', amount: Minor, tax: Minor): Taxed =>
  basis === 'net' ? { net: amount, tax } : { net: amount - tax, tax }
