import type { Minor } from '#base'
import type { DiscountRules } from './discount.ts'

/** A product line of a cart, as discounts see it. */
export interface DiscountedLine {
  id: string
  productId: string
  variantId: string
  /** Categories of the product and all categories above them. */
  categories: ReadonlySet<string>
  name: string
  quantity: number
  onSale: boolean
  /** Amount of all items, before discounts, in the basis of the order. */
  amount: Minor
  /** The same as displayed. */
  shown: Minor
}

const hasProduct = (ids: readonly string[], line: DiscountedLine) =>
  ids.includes(line.productId) || ids.includes(line.variantId)

const hasCategory = (ids: readonly string[], { categories }: DiscountedLine) =>
  ids.some(id => categories.has(id))

export const isExcludedProduct = (rules: DiscountRules, line: DiscountedLine) =>
  hasProduct(rules.excludedProductIds, line)

export const isExcludedCategory = (rules: DiscountRules, line: DiscountedLine) =>
  hasCategory(rules.excludedProductCategories, line)

export const isIncludedProduct = (rules: DiscountRules, line: DiscountedLine) =>
  hasProduct(rules.productIds, line)

export const isIncludedCategory = (rules: DiscountRules, line: DiscountedLine) =>
  hasCategory(rules.productCategories, line)

/** Whether the discount reduces this line. Without a selection, all products are included. */
export function isEligible(rules: DiscountRules, line: DiscountedLine): boolean {
  if (rules.excludeSaleItems && line.onSale) return false
  if (isExcludedProduct(rules, line) || isExcludedCategory(rules, line)) return false
  if (rules.productIds.length === 0 && rules.productCategories.length === 0) return true
  return isIncludedProduct(rules, line) || isIncludedCategory(rules, line)
}
