import fc from 'fast-check'
import { DISCOUNT_TYPES, type Discount, FULL_PERCENT } from '../../src/shop/discounts/discount.ts'
import type { DiscountedLine } from '../../src/shop/discounts/discounted-line.ts'
import { sampleDiscount } from './sample-discount.ts'

const PRODUCTS = ['p0', 'p1', 'p2', 'p3']
const CATEGORIES = ['c0', 'c1', 'c2']

export const arbitraryLines: fc.Arbitrary<DiscountedLine[]> = fc
  .array(
    fc.record({
      productId: fc.constantFrom(...PRODUCTS),
      categories: fc.subarray(CATEGORIES),
      quantity: fc.integer({ min: 1, max: 12 }),
      unit: fc.oneof(fc.nat(50), fc.nat(100_000), fc.nat(1e9)),
      onSale: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map(lines =>
    lines.map(({ unit, categories, ...line }, index) => ({
      ...line,
      id: `l${index}`,
      variantId: `v${index}`,
      name: line.productId,
      categories: new Set(categories),
      amount: unit * line.quantity,
      shown: unit * line.quantity,
    })),
  )

const some = (ids: readonly string[]): fc.Arbitrary<string[]> =>
  fc.oneof(fc.constant<string[]>([]), fc.subarray([...ids], { maxLength: 2 }))

export const arbitraryDiscounts: fc.Arbitrary<Discount[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...DISCOUNT_TYPES),
      percent: fc.integer({ min: 0, max: FULL_PERCENT }),
      amount: fc.oneof(fc.nat(500), fc.nat(1e6), fc.nat(1e12)),
      buyQuantity: fc.integer({ min: 1, max: 4 }),
      getQuantity: fc.integer({ min: 1, max: 4 }),
      getProductIds: some(PRODUCTS),
      tiers: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 20 }),
          percent: fc.integer({ min: 1, max: FULL_PERCENT }),
        }),
        { maxLength: 3 },
      ),
      bundleItems: fc.array(
        fc.record({
          productId: fc.constantFrom(...PRODUCTS),
          quantity: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 3 },
      ),
      excludeSaleItems: fc.boolean(),
      individualUse: fc.boolean(),
      combinesWithAutomatic: fc.boolean(),
      freeShipping: fc.boolean(),
      productIds: some(PRODUCTS),
      excludedProductIds: some(PRODUCTS),
      productCategories: some(CATEGORIES),
      excludedProductCategories: some(CATEGORIES),
      limitUsageToXItems: fc.option(fc.integer({ min: 1, max: 20 })),
      priority: fc.nat(2),
      isAutomatic: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map(all =>
    all.map(({ isAutomatic, ...rules }, index) =>
      sampleDiscount({ ...rules, id: `d${index}`, code: isAutomatic ? '' : `CODE${index}` }),
    ),
  )
