import type { Minor } from '#base'
import { applyDiscounts } from './apply-discounts.ts'
import type { Discount } from './discount.ts'
import { emptyOffer } from './load-offer.ts'

export interface PricedItem {
  productId: string
  variantId?: string
  type: string
  onSale: boolean
  /** 1: a gift card, which has no discount. */
  gift_card: number
}

/** Whether a discount depends on nothing but the product and the time, so that cards can show it. */
export const isShownOnPages = (discount: Discount) =>
  !discount.code &&
  discount.enabled &&
  (discount.type === 'percent' || discount.type === 'fixed_product') &&
  !discount.individualUse &&
  !discount.firstOrderOnly &&
  discount.minimumAmount === null &&
  discount.maximumAmount === null &&
  discount.usageLimit === null &&
  discount.usageLimitPerUser === null &&
  discount.limitUsageToXItems === null &&
  discount.emailRestrictions.length === 0

export const hasCategories = (discount: Discount) =>
  discount.productCategories.length > 0 || discount.excludedProductCategories.length > 0

/** False if a discount is for other products only. Categories are not considered. */
export const mayReduce = (discount: Discount, productId: string) =>
  hasCategories(discount) ||
  discount.productIds.length === 0 ||
  discount.productIds.includes(productId)

/** A group has the prices of several products, which only unselective discounts reduce alike. */
const isUnselective = (discount: Discount) =>
  !hasCategories(discount) &&
  discount.productIds.length === 0 &&
  discount.excludedProductIds.length === 0 &&
  !discount.excludeSaleItems

export const activeAt = (discounts: readonly Discount[], nowMs: number) =>
  discounts.filter(
    ({ startsAt, expiresAt }) =>
      (startsAt === null || startsAt <= nowMs) && (expiresAt === null || expiresAt > nowMs),
  )

/** When the next discount starts or ends. */
export function nextChange(discounts: readonly Discount[], nowMs: number): number | undefined {
  const times = discounts
    .flatMap(({ startsAt, expiresAt }) => [startsAt ?? 0, expiresAt ?? 0])
    .filter(at => at > nowMs)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Price of one item after active discounts of products, and the names of these discounts. */
export function reduceItem(
  active: readonly Discount[],
  item: PricedItem & { categories: ReadonlySet<string>; amount: Minor },
  { sequential, nowMs }: { sequential: boolean; nowMs: number },
): { amount: Minor; label: string | undefined } {
  const { productId, variantId = '', type, onSale, categories, amount } = item
  if (item.gift_card === 1) return { amount, label: undefined }
  const line = {
    id: productId,
    productId,
    variantId,
    categories,
    name: '',
    quantity: 1,
    onSale,
    amount,
    shown: amount,
  }
  const { applied } = applyDiscounts({
    lines: [line],
    coupons: [],
    automatic: type === 'grouped' ? active.filter(isUnselective) : active,
    facts: emptyOffer(nowMs).facts,
    sequential,
  })
  const off = applied.reduce((sum, { parts }) => sum + (parts.get(productId) ?? 0), 0)
  const labels = applied.map(({ discount }) => discount.label).filter(Boolean)
  return { amount: amount - off, label: labels.join(', ') || undefined }
}
