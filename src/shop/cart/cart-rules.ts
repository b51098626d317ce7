import { MAX_QUANTITY, type QuantityProblem, quantityProblem } from '../model/quantity-rule.ts'
import { available } from '../stock/availability.ts'
import { type CartLine, fullName } from './cart-lines.ts'
import type { CartMessage } from './texts.ts'

export const MAX_LINES = 200

/** Parses a submitted quantity from 0; undefined if invalid. */
export function readQuantity(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\s*\d{1,6}\s*$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity <= MAX_QUANTITY ? quantity : undefined
}

/** Problems that prevent ordering, by line id. */
export function lineProblems(lines: readonly CartLine[]): Map<string, CartMessage> {
  return new Map<string, CartMessage>([
    ...addonProblems(lines),
    ...quantityProblems(lines),
    ...stockProblems(lines),
  ])
}

/** Lines whose add-ons cannot be ordered as entered. */
function* addonProblems(lines: readonly CartLine[]): Generator<[string, CartMessage]> {
  for (const line of lines) {
    if (!line.haveAddonsChanged) continue
    yield [line.id, { key: 'addonsChanged', values: { name: fullName(line) } }]
  }
}

/** Lines whose variant is not sold in this quantity. Lines of a variant count together. */
export function quantityProblems(lines: readonly CartLine[]): Map<string, QuantityProblem> {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  const problems = new Map<string, QuantityProblem>()
  for (const line of lines) {
    if (line.soldIndividually) continue
    const quantity = quantities.get(line.variantId) ?? line.quantity
    const problem = quantityProblem(line.rule, { name: fullName(line), quantity })
    if (problem) problems.set(line.id, problem)
  }
  return problems
}

/** Lines that lack stock. Lines with the same stock item share its quantity. */
export function stockProblems(lines: readonly CartLine[]): Map<string, CartMessage> {
  const problems = new Map<string, CartMessage>()
  const taken = new Map<string, number>()
  const quantities = new Map<string, number>()
  for (const line of lines) {
    const before = taken.get(line.stockId) ?? 0
    const left = available(line.stockItem)
    taken.set(line.stockId, before + line.quantity)
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity)
    const name = fullName(line)
    const shownId = line.bundleId ?? line.id
    if (left === 0) problems.set(shownId, { key: 'lineOutOfStock', values: { name } })
    else if (left !== undefined && before + line.quantity > left) {
      problems.set(shownId, { key: 'lineNotEnough', values: { name, left } })
    } else if (line.soldIndividually && (quantities.get(line.productId) ?? 0) > 1) {
      problems.set(line.id, { key: 'onlyOne', values: { name } })
    }
  }
  return problems
}
