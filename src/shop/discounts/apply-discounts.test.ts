import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryDiscounts, arbitraryLines } from '../../../tests/support/discounts-arbitrary.ts'
import { propertyRuns } from '../../../tests/support/property-runs.ts'
import { sampleDiscount } from '../../../tests/support/sample-discount.ts'
import { applyDiscounts } from './apply-discounts.ts'
import type { Discount } from './discount.ts'
import type { DiscountedLine } from './discounted-line.ts'

const RUNS = { numRuns: propertyRuns() }
const sum = (amounts: Iterable<number>) => [...amounts].reduce((a, b) => a + b, 0)
const facts = { nowMs: 0, email: undefined, uses: new Map<string, number>(), hasOrdered: false }

function apply(
  lines: readonly DiscountedLine[],
  discounts: readonly Discount[],
  { sequential = false } = {},
) {
  return applyDiscounts({
    lines,
    coupons: discounts.flatMap(one => (one.code ? [{ code: one.code, discount: one }] : [])),
    automatic: discounts.filter(one => !one.code),
    facts,
    sequential,
  })
}

const line = (id: string, unit: number, quantity = 1, more: Partial<DiscountedLine> = {}) => ({
  id,
  productId: `p-${id}`,
  variantId: `v-${id}`,
  categories: new Set<string>(),
  name: id,
  quantity,
  onSale: false,
  amount: unit * quantity,
  shown: unit * quantity,
  ...more,
})

const partsOf = (applied: ReturnType<typeof apply>) =>
  applied.applied.map(({ parts }) => Object.fromEntries(parts))

describe('properties of discounts', () => {
  const cart = fc.record({
    lines: arbitraryLines,
    discounts: arbitraryDiscounts,
    sequential: fc.boolean(),
  })

  test('SH-4: parts are whole, never negative, and together never above their line', () => {
    fc.assert(
      fc.property(cart, ({ lines, discounts, sequential }) => {
        const { applied } = apply(lines, discounts, { sequential })
        for (const { id, amount } of lines) {
          const parts = applied.map(one => one.parts.get(id) ?? 0)
          for (const part of parts) {
            expect(Number.isSafeInteger(part)).toBe(true)
            expect(part).toBeGreaterThanOrEqual(0)
          }
          expect(sum(parts)).toBeLessThanOrEqual(amount)
        }
      }),
      RUNS,
    )
  })

  test('SH-4: the order in which codes were entered does not matter', () => {
    const shuffled = cart.chain(one =>
      fc
        .shuffledSubarray(one.discounts, { minLength: one.discounts.length })
        .map(others => ({ ...one, others })),
    )
    fc.assert(
      fc.property(shuffled, ({ lines, discounts, others, sequential }) => {
        // The first of several coupons for individual use excludes the others.
        const shared = (all: readonly Discount[]) =>
          all.map(one => ({ ...one, individualUse: one.individualUse && !one.code }))
        const first = apply(lines, shared(discounts), { sequential })
        const second = apply(lines, shared(others), { sequential })
        expect(second.applied.map(one => [one.id, [...one.parts]])).toEqual(
          first.applied.map(one => [one.id, [...one.parts]]),
        )
      }),
      RUNS,
    )
  })

  test('SH-4: a discount takes nothing from lines that its rules exclude', () => {
    fc.assert(
      fc.property(cart, ({ lines, discounts }) => {
        for (const { discount, parts } of apply(lines, discounts).applied) {
          for (const one of lines) {
            const isExcluded =
              discount.excludedProductIds.includes(one.productId) ||
              (discount.excludeSaleItems && one.onSale)
            const isSelected = discount.type !== 'bundle' && discount.type !== 'buy_x_get_y'
            if (isExcluded && isSelected) expect(parts.get(one.id) ?? 0).toBe(0)
          }
        }
      }),
      RUNS,
    )
  })

  test('SH-4: a percentage is rounded once for its sum, of which each line bears its share', () => {
    fc.assert(
      fc.property(arbitraryLines, fc.integer({ min: 0, max: 10_000 }), (lines, percent) => {
        const { applied } = apply(lines, [sampleDiscount({ percent })])
        const parts = applied[0]?.parts ?? new Map<string, number>()
        const total = sum(lines.map(one => one.amount))
        const rounded = sum(parts.values())
        expect(Math.abs(rounded - (total * percent) / 10_000)).toBeLessThanOrEqual(0.5)
        for (const one of lines) {
          const share = rounded === 0 ? 0 : (rounded * one.amount) / total
          expect(Math.abs((parts.get(one.id) ?? 0) - share)).toBeLessThan(1)
        }
      }),
      RUNS,
    )
  })

  test('SH-4: an amount off the cart takes all of it, or everything', () => {
    fc.assert(
      fc.property(arbitraryLines, fc.nat(1e9), (lines, amount) => {
        const { applied } = apply(lines, [sampleDiscount({ type: 'fixed_cart', amount })])
        const total = sum(lines.map(one => one.amount))
        expect(sum(applied[0]?.parts.values() ?? [])).toBe(Math.min(amount, total))
      }),
      RUNS,
    )
  })
})

describe('types of discounts', () => {
  test('SH-4: an amount off a product counts for each item, up to its price', () => {
    const discount = sampleDiscount({ type: 'fixed_product', amount: 700 })
    const applied = apply([line('a', 2000, 2), line('b', 500, 3)], [discount])
    expect(partsOf(applied)).toEqual([{ a: 1400, b: 1500 }])
  })

  test('SH-4: percentages ignore other coupons, unless they apply in sequence', () => {
    const product = sampleDiscount({ id: 'x', code: 'X', type: 'fixed_product', amount: 1000 })
    const half = sampleDiscount({ id: 'y', code: 'Y', percent: 5000 })
    const cart = [line('a', 4000)]
    expect(partsOf(apply(cart, [half, product]))).toEqual([{ a: 1000 }, { a: 2000 }])
    expect(partsOf(apply(cart, [half, product], { sequential: true }))).toEqual([
      { a: 1000 },
      { a: 1500 },
    ])
  })

  test('SH-4: the most expensive items count first towards a limit of items', () => {
    const discount = sampleDiscount({ percent: 5000, limitUsageToXItems: 2 })
    const applied = apply([line('a', 1000, 3), line('b', 3000)], [discount])
    expect(partsOf(applied)).toEqual([{ b: 1500, a: 500 }])
  })

  test('SH-4: buy two, get the cheapest one free, per complete set', () => {
    const discount = sampleDiscount({
      type: 'buy_x_get_y',
      buyQuantity: 2,
      getQuantity: 1,
      percent: 10_000,
    })
    expect(partsOf(apply([line('a', 1000, 2), line('b', 3000, 4)], [discount]))).toEqual([
      { a: 2000 },
    ])
    const { refused } = apply([line('a', 1000, 2)], [discount])
    expect(refused.get('SAVE')).toEqual({ reason: 'conditions' })
  })

  test('SH-4: buying one product reduces another', () => {
    const discount = sampleDiscount({
      type: 'buy_x_get_y',
      productIds: ['p-a'],
      getProductIds: ['p-b'],
      percent: 5000,
    })
    const cart = [line('a', 1000, 2), line('b', 3000, 5)]
    expect(partsOf(apply(cart, [discount]))).toEqual([{ b: 3000 }])
  })

  test('SH-4: tiers count the items of one product over all its lines', () => {
    const tiers = [
      { quantity: 5, percent: 1000 },
      { quantity: 10, percent: 2000 },
    ]
    const discount = sampleDiscount({ type: 'tiers', tiers })
    const same = { productId: 'p' }
    const cart = [line('a', 1000, 6, same), line('b', 1000, 4, same), line('c', 1000, 4)]
    expect(partsOf(apply(cart, [discount]))).toEqual([{ a: 1200, b: 800 }])
  })

  test('SH-4: complete bundles get their price, other items stay as they are', () => {
    const bundleItems = [
      { productId: 'p-a', quantity: 1 },
      { productId: 'p-b', quantity: 2 },
    ]
    const discount = sampleDiscount({ type: 'bundle', bundleItems, amount: 1500 })
    const cart = [line('a', 1000, 3), line('b', 500, 4)]
    expect(partsOf(apply(cart, [discount]))).toEqual([{ a: 500, b: 500 }])
  })

  test('SH-4: an automatic discount for individual use wins only if it takes more', () => {
    const alone = sampleDiscount({ id: 'x', code: '', percent: 2500, individualUse: true })
    const first = sampleDiscount({ id: 'y', code: '', percent: 1000 })
    const second = sampleDiscount({ id: 'z', code: '', percent: 2000 })
    const cart = [line('a', 1000)]
    expect(apply(cart, [alone, first]).applied.map(one => one.id)).toEqual(['x'])
    expect(apply(cart, [alone, first, second]).applied.map(one => one.id)).toEqual(['y', 'z'])
    const coupon = sampleDiscount({ id: 'c', code: 'C', combinesWithAutomatic: false })
    expect(apply(cart, [first, coupon]).applied.map(one => one.id)).toEqual(['c'])
  })

  test('SH-4: a cart of 500 lines with ten discounts is computed exactly', () => {
    const cart = Array.from({ length: 500 }, (_, index) => line(`l${index}`, 333 + index, 3))
    const discounts = Array.from({ length: 10 }, (_, index) =>
      sampleDiscount({ id: `d${index}`, code: `C${index}`, percent: 333 }),
    )
    const { applied } = apply(cart, discounts)
    const once = sum(applied[0]?.parts.values() ?? [])
    expect(applied.map(({ parts }) => sum(parts.values()))).toEqual(Array(10).fill(once))
  })
})
