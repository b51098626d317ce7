import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFormula } from './formula.ts'

const values = { quantity: 4, value: 39.96, weight: 2.5 }

test.each([
  ['', 0],
  ['10', 10],
  ['10.00 + (2.50 * [qty])', 20],
  ['10,5', 10.5],
  ['.5 * [qty]', 2],
  ['[qty] - 1 - 1', 2],
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['-2 + 10', 8],
  ['12 / 4 / 3', 1],
  ['[qty] / 0', 0],
  ['[weight] * 2', 5],
  ['[cost] / [qty]', 9.99],
  ['[fee percent="10"]', 3.996],
  ['[fee percent="10" min_fee="4"]', 4],
  ['2 + [fee percent="50" max_fee="7"]', 9],
])('SH-4: the shipping formula %s is %d', (text, result) => {
  expect(parseFormula(text)?.(values)).toBeCloseTo(result, 10)
})

test.each([
  '1 +',
  '* 2',
  '(1',
  '1)',
  '[foo]',
  '2 2',
  'alert(1)',
  '[fee]',
  '1 + [fee min_fee="2"]',
  '((',
])('SH-4: %s is not a shipping formula', text => {
  expect(parseFormula(text)).toBeUndefined()
})

test('SH-4: any text is a formula or not, without an error', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('1', '2.5', '+', '-', '*', '/', '(', ')', '[qty]', ' ', 'x')),
      parts => {
        const formula = parseFormula(parts.join(''))
        if (formula) expect(typeof formula(values)).toBe('number')
      },
    ),
  )
  expect(parseFormula('('.repeat(10_000))).toBeUndefined()
  expect(parseFormula('-'.repeat(200))).toBeUndefined()
})
