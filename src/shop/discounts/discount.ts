import Type, { type Static } from 'typebox'
import { MAX_PRICE } from '../money/limits.ts'

/** `percent`, `fixed_cart` and `fixed_product` are named as in WooCommerce. */
export const DISCOUNT_TYPES = [
  'percent',
  'fixed_cart',
  'fixed_product',
  'free_shipping',
  'buy_x_get_y',
  'tiers',
  'bundle',
] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** One hundred percent in basis points, the unit of percentages of discounts. */
export const FULL_PERCENT = 10_000
export const MAX_CODE_LENGTH = 100
const MAX_COUNT = 1_000_000_000
const MAX_ITEMS = 9999

const id = Type.String({ minLength: 1, maxLength: 100 })
const ids = Type.Array(id, { maxItems: 500, uniqueItems: true, default: [] })
const percent = (minimum: number) => Type.Integer({ minimum, maximum: FULL_PERCENT })
const items = (minimum: number) => Type.Integer({ minimum, maximum: MAX_ITEMS })
const nullable = (minimum: number, maximum: number) =>
  Type.Union([Type.Null(), Type.Integer({ minimum, maximum })], { default: null })
const flag = (initial: boolean) => Type.Boolean({ default: initial })

/** Reduction and conditions of a discount. */
export const DiscountRules = Type.Object({
  /** In basis points; of `percent` and of the items that `buy_x_get_y` reduces. */
  percent: Type.Integer({ minimum: 0, maximum: FULL_PERCENT, default: 0 }),
  /** In minor units: reduction of `fixed_cart` and `fixed_product`, price of a `bundle`. */
  amount: Type.Integer({ minimum: 0, maximum: MAX_PRICE, default: 0 }),
  buyQuantity: Type.Integer({ minimum: 1, maximum: MAX_ITEMS, default: 1 }),
  getQuantity: Type.Integer({ minimum: 1, maximum: MAX_ITEMS, default: 1 }),
  /** Products that `buy_x_get_y` reduces; if empty, those that are bought. */
  getProductIds: ids,
  /** Percentages from a number of items of one product. */
  tiers: Type.Array(
    Type.Object({ quantity: items(1), percent: percent(1) }, { additionalProperties: false }),
    { maxItems: 20, default: [] },
  ),
  bundleItems: Type.Array(
    Type.Object({ productId: id, quantity: items(1) }, { additionalProperties: false }),
    { maxItems: 20, default: [] },
  ),
  /** Also makes shipping free. */
  freeShipping: flag(false),
  /** Compared with the displayed subtotal. */
  minimumAmount: nullable(0, MAX_PRICE),
  maximumAmount: nullable(0, MAX_PRICE),
  /** Cannot be combined with other coupons; an automatic discount, with no other discount. */
  individualUse: flag(false),
  /** Of a coupon: whether automatic discounts apply besides it. */
  combinesWithAutomatic: flag(true),
  excludeSaleItems: flag(false),
  productIds: ids,
  excludedProductIds: ids,
  /** Categories include their subcategories. */
  productCategories: ids,
  excludedProductCategories: ids,
  /** Email addresses or patterns such as `*@example.com`. */
  emailRestrictions: Type.Array(Type.String({ minLength: 1, maxLength: 254 }), {
    maxItems: 200,
    default: [],
  }),
  firstOrderOnly: flag(false),
  usageLimitPerUser: nullable(1, MAX_COUNT),
  /** Maximum number of reduced items; the most expensive ones count first. */
  limitUsageToXItems: nullable(1, MAX_ITEMS),
  /** Discounts of lower numbers apply first. */
  priority: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
})
export type DiscountRules = Static<typeof DiscountRules>

/** A discount as staff edit it. */
export const DiscountEdit = Type.Object(
  {
    /** Empty for automatic discounts. */
    code: Type.String({ maxLength: MAX_CODE_LENGTH, default: '' }),
    /** Shown to buyers for automatic discounts, and to staff. */
    label: Type.String({ maxLength: 200, default: '' }),
    type: Type.Unsafe<DiscountType>(Type.Enum([...DISCOUNT_TYPES])),
    enabled: flag(true),
    startsAt: nullable(0, 8.64e15),
    /** Exclusive. */
    expiresAt: nullable(0, 8.64e15),
    usageLimit: nullable(1, MAX_COUNT),
    ...DiscountRules.properties,
  },
  { additionalProperties: false },
)
export type DiscountEdit = Static<typeof DiscountEdit>

export interface Discount extends DiscountEdit {
  id: string
  usageCount: number
}

/** Codes are compared without case and surrounding space. */
export const codeKey = (code: string): string =>
  code.normalize('NFC').trim().toLowerCase().slice(0, MAX_CODE_LENGTH)
