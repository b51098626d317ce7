import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '../../tests/support/property-runs.ts'
import { allocate, scaleMinor } from './money.ts'

const RUNS = { numRuns: propertyRuns() }
const amount = fc.integer({ min: -1e14, max: 1e14 })

describe('allocate', () => {
  const weights = fc.array(fc.nat(1e13), { minLength: 1, maxLength: 30 })

  test('SH-4: the parts add up to the amount, each less than one unit from its share', () => {
    fc.assert(
      fc.property(amount, weights, (whole, shares) => {
        const parts = allocate(whole, shares)
        const total = shares.reduce((sum, weight) => sum + BigInt(weight), 0n)
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(whole))
        if (total === 0n) return
        parts.forEach((part, index) => {
          const exact = BigInt(whole) * BigInt(shares[index] ?? 0)
          const distance = BigInt(part) * total - exact
          expect(distance < total && -distance < total).toBe(true)
        })
      }),
      RUNS,
    )
  })

  test('SH-4: a part is never more than its weight, if the amount is at most their sum', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shares, portion) => {
        const total = shares.reduce((sum, weight) => sum + weight, 0)
        const parts = allocate(Math.floor(total * portion), shares)
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          if (total > 0) expect(part).toBeLessThanOrEqual(shares[index] ?? 0)
        })
      }),
      RUNS,
    )
  })

  test('the remainder goes to the largest fractions, then to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [100, 250, 250])).toEqual([2, 4, 4])
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(
      allocate(
        11,
        Array.from({ length: 25 }, () => 399),
      ),
    ).toEqual([...Array.from({ length: 11 }, () => 1), ...Array.from({ length: 14 }, () => 0)])
    expect(allocate(5, [0, 0])).toEqual([5, 0])
  })
})

describe('scaleMinor', () => {
  test('SH-4: is exact and rounds half away from zero, for any size', () => {
    fc.assert(
      fc.property(amount, fc.nat(1e9), fc.integer({ min: 1, max: 1e9 }), (whole, top, bottom) => {
        const exact = BigInt(whole) * BigInt(top)
        fc.pre(Math.abs(Number(exact / BigInt(bottom))) < Number.MAX_SAFE_INTEGER)
        const rounded = BigInt(scaleMinor(whole, top, bottom))
        const distance = 2n * (rounded * BigInt(bottom) - exact)
        const limit = BigInt(bottom)
        expect(distance <= limit && -distance <= limit).toBe(true)
        if (distance === limit || -distance === limit) {
          expect(rounded * rounded * limit * limit > exact * exact).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test.each([
    [1005, 10, 100, 101],
    [-1005, 10, 100, -101],
    [1004, 10, 100, 100],
    [0, 7, 9, 0],
  ])('%d × %d ÷ %d is %d', (whole, top, bottom, result) => {
    expect(scaleMinor(whole, top, bottom)).toBe(result)
  })
})
