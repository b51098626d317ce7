import { available } from '../stock/availability.ts'
import { type CartLine, fullName } from './cart-lines.ts'
import type { CartMessage } from './texts.ts'

/** Upper limit that keeps sums exact. */
export const MAX_QUANTITY = 9999

export const MAX_LINES = 200

/** Parses a submitted quantity from 0; undefined if invalid. */
export function readQuantity(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\s*\d{1,6}\s*$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity <= MAX_QUANTITY ? quantity : undefined
}

/** Problems that prevent ordering, by line id. Lines with the same stock item share its quantity. */
export function lineProblems(lines: readonly CartLine[]): Map<string, CartMessage> {
  const problems = new Map<string, CartMessage>()
  const taken = new Map<string, number>()
  const quantities = new Map<string, number>()
  for (const line of lines) {
    const before = taken.get(line.stockId) ?? 0
    const left = available(line.stockItem)
    taken.set(line.stockId, before + line.quantity)
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity)
    const name = fullName(line)
    if (left === 0) problems.set(line.id, { key: 'lineOutOfStock', values: { name } })
    else if (left !== undefined && before + line.quantity > left) {
      problems.set(line.id, { key: 'lineNotEnough', values: { name, left } })
    } else if (line.soldIndividually && (quantities.get(line.productId) ?? 0) > 1) {
      problems.set(line.id, { key: 'onlyOne', values: { name } })
    }
  }
  return problems
}
