import { describe, expect, it } from 'vitest'
import { FormulaError, parseFormula, roundTo } from './formula.ts'

const values: Record<string, number | string> = {
  people: '3',
  course: 'Private group',
  empty: '',
  from: '2026-02-27',
  to: '2026-03-02',
}
const evaluate = (text: string) => parseFormula(text).evaluate(id => values[id] ?? '')

describe('formulas of calculated fields', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['-2 * -{people}', 6],
    ['{people} * 45 + if({course} = "Private group", 80, 0)', 215],
    ['if({people} >= 3, 1, 2)', 1],
    ['if(and({people} > 1, not({empty} = "x")), 5, 6)', 5],
    ['min(4, 2, 9) + max(1, {people})', 5],
    ['round(1.005, 2)', 1.01],
    ['floor(-1.5) + ceil(1.2) + abs(-3)', 3],
    ['days({from}, {to})', 3],
    ['{unknown} + {empty} + 1', 1],
    ['"2" * 3', 6],
  ])('%s', (formula, result) => {
    expect(evaluate(formula)).toBe(result)
  })

  it('has no result without one', () => {
    expect(evaluate('1 / 0')).toBeUndefined()
    expect(evaluate('0 / 0')).toBeUndefined()
  })

  it.each(['', '1 +', '(1', 'alert(1)', '{a', '1; 2', '{a}.constructor', 'if(1, 2)', '"a', '1..2'])(
    'refuses %s, and says where',
    formula => {
      expect(() => parseFormula(formula)).toThrow(FormulaError)
    },
  )

  it('is bounded in length and depth, in linear time', () => {
    expect(() => parseFormula('1+'.repeat(400))).toThrow(FormulaError)
    expect(() => parseFormula(`${'('.repeat(200)}1`)).toThrow(FormulaError)
    expect(() => parseFormula(`${'-'.repeat(400)}1`)).toThrow(FormulaError)
  })

  it('rounds money half away from zero', () => {
    expect([roundTo(2.675, 2), roundTo(-2.5, 0), roundTo(1.25, 1)]).toEqual([2.68, -3, 1.3])
  })
})
