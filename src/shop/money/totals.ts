import { allocate, type Minor } from '#base'
import { shownAmount, type TaxMode, type TaxRate, taxOn } from './tax.ts'

export interface PricedLine {
  id: string
  unitPrice: Minor
  quantity: number
  rates: readonly TaxRate[]
}

/** A deduction, such as a coupon; limited to the remaining amount. */
export interface Adjustment {
  code: string
  label: string
  /** Positive; with or without tax like the prices. */
  amount: Minor
  /** Affected lines; all if missing. */
  lines?: readonly string[]
}

export interface ShippingCharge {
  id: string
  title: string
  /** With or without tax like the prices. */
  cost: Minor
  rates: readonly TaxRate[]
}

export interface LineTotals {
  id: string
  /** Before and after adjustments, as displayed. */
  subtotal: Minor
  total: Minor
  tax: Minor
}

/**
 * Totals of an order. As displayed, `subtotal − discount + shipping` equals `total` if `display` is
 * `incl`, and `total − tax` if it is `excl`.
 */
export interface Totals {
  lines: LineTotals[]
  subtotal: Minor
  discounts: { code: string; label: string; amount: Minor }[]
  discount: Minor
  shipping: { id: string; title: string; cost: Minor; tax: Minor } | undefined
  taxes: { name: string; percent: number; amount: Minor }[]
  tax: Minor
  total: Minor
  display: 'incl' | 'excl'
}

/**
 * Pure function. Tax is rounded per line and rate. If prices are entered without tax and displayed
 * with it, a line costs its displayed unit price times quantity, and tax is extracted from that.
 */
export function computeTotals(order: {
  lines: readonly PricedLine[]
  adjustments: readonly Adjustment[]
  shipping: ShippingCharge | undefined
  tax: TaxMode
}): Totals {
  const { included, display } = order.tax
  const shown = (amount: Minor, rates: readonly TaxRate[]) => shownAmount(amount, rates, order.tax)
  const { entered, rest, taken } = adjust(order.lines, order.adjustments)
  const taxes = new Map<string, Totals['taxes'][number]>()

  const lines = order.lines.map((line, index) => {
    const before = entered[index] ?? 0
    const after = rest[index] ?? 0
    if (included || display === 'excl') {
      return {
        id: line.id,
        subtotal: shown(before, line.rates),
        total: shown(after, line.rates),
        tax: collect(taxes, after, line.rates, included),
      }
    }
    const subtotal = shown(line.unitPrice, line.rates) * line.quantity
    const total = after === before ? subtotal : Math.min(subtotal, shown(after, line.rates))
    return { id: line.id, subtotal, total, tax: collect(taxes, total, line.rates, true) }
  })
  const shipping = order.shipping && {
    id: order.shipping.id,
    title: order.shipping.title,
    cost: shown(order.shipping.cost, order.shipping.rates),
    tax: collect(taxes, order.shipping.cost, order.shipping.rates, included),
  }

  const subtotal = sum(lines.map(line => line.subtotal))
  const discount = subtotal - sum(lines.map(line => line.total))
  const parts = allocate(discount, taken)
  const tax = sum([...taxes.values()].map(one => one.amount))
  const total = subtotal - discount + (shipping?.cost ?? 0) + (display === 'excl' ? tax : 0)
  return {
    lines,
    subtotal,
    discounts: order.adjustments.map(({ code, label }, index) => ({
      code,
      label,
      amount: parts[index] ?? 0,
    })),
    discount,
    shipping,
    taxes: [...taxes.values()],
    tax,
    total,
    display,
  }
}

/** Sum of lines after adjustments, as entered; compared with minimum amounts. */
export function enteredTotal(
  lines: readonly PricedLine[],
  adjustments: readonly Adjustment[],
): Minor {
  return sum(adjust(lines, adjustments).rest)
}

/** Applies each adjustment in turn, proportionally to the remaining line amounts. */
function adjust(lines: readonly PricedLine[], adjustments: readonly Adjustment[]) {
  const entered = lines.map(line => line.unitPrice * line.quantity)
  const rest = [...entered]
  const taken = adjustments.map(adjustment => {
    const weights = lines.map((line, index) =>
      !adjustment.lines || adjustment.lines.includes(line.id) ? (rest[index] ?? 0) : 0,
    )
    const available = sum(weights)
    if (available === 0) return 0
    const amount = Math.min(Math.max(adjustment.amount, 0), available)
    allocate(amount, weights).forEach((part, index) => {
      rest[index] = (rest[index] ?? 0) - part
    })
    return amount
  })
  return { entered, rest, taken }
}

/** Adds taxes to the sums by name and returns their total. */
function collect(
  sums: Map<string, Totals['taxes'][number]>,
  amount: Minor,
  rates: readonly TaxRate[],
  included: boolean,
): Minor {
  const { taxes, tax } = taxOn(amount, rates, included)
  rates.forEach((rate, index) => {
    const key = `${rate.name} ${rate.percent}`
    const known = sums.get(key) ?? { name: rate.name, percent: rate.percent, amount: 0 }
    sums.set(key, { ...known, amount: known.amount + (taxes[index] ?? 0) })
  })
  return tax
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}
