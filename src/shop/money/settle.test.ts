import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryOrder } from '../../../tests/support/orders-arbitrary.ts'
import { propertyRuns } from '../../../tests/support/property-runs.ts'
import { allocateDeductions, type ChargedLine, settle } from './settle.ts'
import type { Taxed, TaxRate } from './tax.ts'
import { sumLines } from './totals.ts'

const RUNS = { numRuns: propertyRuns() }
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

type Order = typeof arbitraryOrder extends fc.Arbitrary<infer T> ? T : never
const settleOrder = ({ lines, deductions, basis, rounding }: Order) => {
  const discounts = allocateDeductions(lines, deductions)
  return { discounts, settled: settle({ lines, discounts, basis, rounding }) }
}

function expectWhole(taxed: Taxed) {
  expect(taxed.gross).toBe(taxed.net + taxed.tax)
  expect(taxed.tax).toBe(sum(taxed.taxes))
  for (const amount of [taxed.net, taxed.tax, taxed.gross, ...taxed.taxes]) {
    expect(Number.isSafeInteger(amount)).toBe(true)
    expect(amount).toBeGreaterThanOrEqual(0)
  }
}

describe('settle', () => {
  test('SH-4: amounts are whole, never negative, and gross is net with its taxes', () => {
    fc.assert(
      fc.property(arbitraryOrder, order => {
        for (const { before, after } of settleOrder(order).settled) {
          expectWhole(before)
          expectWhole(after)
        }
      }),
      RUNS,
    )
  })

  test('SH-4: the amount in the basis of the order is exact', () => {
    fc.assert(
      fc.property(arbitraryOrder, order => {
        const { discounts, settled } = settleOrder(order)
        settled.forEach((line, index) => {
          const entered = order.lines[index]?.amount ?? 0
          const off = sum(discounts.map(({ parts }) => parts.get(line.id) ?? 0))
          expect(line.before[order.basis]).toBe(entered)
          expect(line.after[order.basis]).toBe(entered - off)
        })
      }),
      RUNS,
    )
  })

  test('SH-4: discounts lead from the amounts before to those after, and stay within their lines', () => {
    fc.assert(
      fc.property(arbitraryOrder, order => {
        const { discounts, settled } = settleOrder(order)
        for (const { before, after, discounts: parts } of settled) {
          for (const key of ['net', 'tax', 'gross'] as const) {
            expect(before[key] - sum(parts.map(part => part.reduction[key]))).toBe(after[key])
          }
        }
        discounts.forEach(({ parts }, index) => {
          const { amount, lines } = order.deductions[index] ?? { amount: 0 }
          expect(sum([...parts.values()])).toBeLessThanOrEqual(Math.max(0, amount))
          for (const [line, part] of parts) if (part > 0) expect(lines ?? [line]).toContain(line)
        })
      }),
      RUNS,
    )
  })

  test('SH-4: the displayed parts of an order add up to its total, to the cent', () => {
    fc.assert(
      fc.property(arbitraryOrder, fc.constantFrom('incl', 'excl'), (order, display) => {
        const settled = settleOrder(order).settled.map(line => ({ ...line, title: line.id }))
        const labels = order.deductions.map(({ id }) => ({ id, label: id }))
        const totals = sumLines(settled, labels, display as 'incl' | 'excl')
        const shown =
          totals.subtotal -
          totals.discount +
          (totals.shipping?.cost ?? 0) +
          sum(totals.fees.map(fee => fee.amount))
        expect(totals.total).toBe(display === 'incl' ? shown : shown + totals.tax)
        expect(sum(totals.taxes.map(tax => tax.amount))).toBe(totals.tax)
        expect(sum(totals.discounts.map(discount => discount.amount))).toBe(totals.discount)
      }),
      RUNS,
    )
  })

  test('SH-4: the display of tax does not change the total', () => {
    fc.assert(
      fc.property(arbitraryOrder, order => {
        const settled = settleOrder(order).settled.map(line => ({ ...line, title: '' }))
        expect(sumLines(settled, [], 'incl').total).toBe(sumLines(settled, [], 'excl').total)
      }),
      RUNS,
    )
  })

  const simple = (percent: number): TaxRate => ({ name: `T${percent}`, ppm: percent * 10_000 })
  const line = (id: string, amount: number, ...rates: TaxRate[]): ChargedLine => ({
    id,
    kind: 'product',
    amount,
    rates,
  })
  const total = (lines: ChargedLine[], basis: 'net' | 'gross', rounding: 'line' | 'sum') =>
    sumLines(
      settle({ lines, discounts: [], basis, rounding }).map(one => ({ ...one, title: '' })),
      [],
      'excl',
    )

  test('SH-4: 25 % on 200.00 is 50.00', () => {
    expect(total([line('a', 20_000, simple(25))], 'net', 'line')).toMatchObject({
      subtotal: 20_000,
      tax: 5000,
      total: 25_000,
    })
  })

  test('SH-4: 17 % and then 6 % compound on 3 × 13.47 are 9.71, also rounded at the subtotal', () => {
    const rates = [
      { ...simple(17), compound: true },
      { ...simple(6), compound: true },
    ]
    const lines = [line('a', 2694, ...rates), line('b', 1347, ...rates)]
    for (const rounding of ['line', 'sum'] as const) {
      expect(total(lines, 'net', rounding)).toMatchObject({
        subtotal: 4041,
        tax: 971,
        total: 5012,
      })
    }
  })

  test('SH-4: rounding the sum can differ from rounding each line, and lines still add up', () => {
    const lines = ['a', 'b', 'c'].map(id => line(id, 103, simple(20)))
    expect(total(lines, 'net', 'line').tax).toBe(3 * 21)
    const rounded = settle({ lines, discounts: [], basis: 'net', rounding: 'sum' })
    expect(rounded.map(one => one.after.tax)).toEqual([21, 21, 20])
  })

  test('SH-4: 19 % in 119.00 is 19.00; compound taxes come off in reverse', () => {
    expect(total([line('a', 11_900, simple(19))], 'gross', 'line')).toMatchObject({ tax: 1900 })
    // 100.00 + 17 % = 117.00; + 6 % on that = 124.02
    const rates = [simple(17), { ...simple(6), compound: true }]
    const taxed = total([line('a', 12_402, ...rates)], 'gross', 'line')
    expect(taxed.taxes.map(tax => tax.amount)).toEqual([1700, 702])
  })

  test('SH-4: rates with four decimals are exact: 8.875 % on 1,000.00 is 88.75', () => {
    expect(total([line('a', 100_000, simple(8.875))], 'net', 'line').tax).toBe(8875)
  })

  test('SH-4: a deduction larger than its lines takes them to zero and no further', () => {
    const lines = [line('a', 999), line('b', 1000)]
    const discounts = allocateDeductions(lines, [{ id: 'off', amount: 5000, lines: ['b'] }])
    const settled = settle({ lines, discounts, basis: 'net', rounding: 'line' })
    expect(settled.map(one => one.after.gross)).toEqual([999, 0])
  })

  test('SH-4: 0.11 off 25 × 3.99 in one line or as 25 lines is 0.11 in all', () => {
    const many = Array.from({ length: 25 }, (_, index) => line(`l${index}`, 399, simple(20)))
    for (const lines of [[line('a', 25 * 399, simple(20))], many]) {
      const discounts = allocateDeductions(lines, [{ id: 'off', amount: 11 }])
      const settled = settle({ lines, discounts, basis: 'gross', rounding: 'line' })
      expect(sum(settled.map(one => one.after.gross))).toBe(25 * 399 - 11)
    }
  })
})
