import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasQuantityRule, MAX_QUANTITY, quantityProblem, quantityRule } from './quantity-rule.ts'

const NONE = { min_quantity: null, max_quantity: null, quantity_step: null }
const columns = (min: number | null, max: number | null, step: number | null) => ({
  min_quantity: min,
  max_quantity: max,
  quantity_step: step,
})

it('SH-4 allows any quantity without a rule', () => {
  expect(quantityRule(NONE)).toEqual({ min: 1, max: MAX_QUANTITY, step: 1 })
  expect(hasQuantityRule(quantityRule(NONE))).toBe(false)
})

it('SH-4 prefers the rule of the variant, value by value', () => {
  const product = columns(4, 20, 2)
  expect(quantityRule(product, NONE)).toEqual({ min: 4, max: 20, step: 2 })
  expect(quantityRule(product, columns(null, null, 6))).toEqual({ min: 6, max: 18, step: 6 })
  expect(quantityRule(product, columns(10, null, null))).toEqual({ min: 10, max: 20, step: 2 })
})

it('SH-4 names why a quantity is refused', () => {
  const rule = { min: 6, max: 18, step: 6 }
  const keyOf = (quantity: number) => quantityProblem(rule, { name: 'Tile', quantity })?.key
  expect([3, 6, 8, 18, 24].map(keyOf)).toEqual([
    ...['minQuantity', undefined, 'quantityStep', undefined, 'maxQuantity'],
  ])
})

it('SH-4 always allows some quantity, whatever is entered', () => {
  const value = fc.option(fc.integer({ min: 1, max: MAX_QUANTITY }))
  fc.assert(
    fc.property(value, value, value, (min, max, step) => {
      const rule = quantityRule(columns(min, max, step))
      expect(quantityProblem(rule, { name: '', quantity: rule.min })).toBeUndefined()
      expect(quantityProblem(rule, { name: '', quantity: rule.max })).toBeUndefined()
    }),
  )
})
