import type { Minor } from '#base'
import type { Discount, DiscountType } from './discount.ts'
import {
  type DiscountedLine,
  isEligible,
  isExcludedCategory,
  isExcludedProduct,
  isIncludedCategory,
  isIncludedProduct,
} from './discounted-line.ts'
import { matchesEmail } from './email-pattern.ts'

/** Why a coupon does not apply. */
export type CouponRefusal =
  | {
      reason:
        | 'unknown'
        | 'invalid'
        | 'individualUse'
        | 'usageLimit'
        | 'perCustomer'
        | 'expired'
        | 'notYet'
        | 'notApplicable'
        | 'saleItems'
        | 'needsEmail'
        | 'otherEmail'
        | 'firstOrder'
        | 'conditions'
    }
  | { reason: 'minimum' | 'maximum'; amount: Minor }
  | { reason: 'products'; names: string[] }
  | { reason: 'categories'; names: string[] }

export interface BuyerFacts {
  nowMs: number
  /** Undefined before it was entered. */
  email: string | undefined
  /** Orders of this email address that used a discount, by discount. */
  uses: ReadonlyMap<string, number>
  hasOrdered: boolean
}

/** Types that reduce certain lines and leave others; `fixed_cart` needs all lines to fit. */
const isForLines = (type: DiscountType) => type !== 'fixed_cart' && type !== 'free_shipping'

/** Why a discount does not apply to a cart; undefined if it does. The order is WooCommerce's. */
export function refusalOf(
  discount: Discount,
  lines: readonly DiscountedLine[],
  facts: BuyerFacts,
): CouponRefusal | undefined {
  return (
    refusalByState(discount, facts) ??
    refusalByCart(discount, lines) ??
    refusalByBuyer(discount, facts)
  )
}

function refusalByState(
  { enabled, startsAt, expiresAt, usageLimit, usageCount }: Discount,
  { nowMs }: BuyerFacts,
): CouponRefusal | undefined {
  if (!enabled) return { reason: 'invalid' }
  if (usageLimit !== null && usageCount >= usageLimit) return { reason: 'usageLimit' }
  if (expiresAt !== null && expiresAt <= nowMs) return { reason: 'expired' }
  if (startsAt !== null && startsAt > nowMs) return { reason: 'notYet' }
  return undefined
}

function refusalByCart(
  discount: Discount,
  lines: readonly DiscountedLine[],
): CouponRefusal | undefined {
  const { minimumAmount, maximumAmount, productIds, productCategories, type } = discount
  const subtotal = lines.reduce((sum, line) => sum + line.shown, 0)
  if (minimumAmount !== null && subtotal < minimumAmount) {
    return { reason: 'minimum', amount: minimumAmount }
  }
  if (maximumAmount !== null && subtotal > maximumAmount) {
    return { reason: 'maximum', amount: maximumAmount }
  }
  if (lines.length === 0) return undefined
  if (productIds.length > 0 && !lines.some(line => isIncludedProduct(discount, line))) {
    return { reason: 'notApplicable' }
  }
  if (productCategories.length > 0 && !lines.some(line => isIncludedCategory(discount, line))) {
    return { reason: 'notApplicable' }
  }
  return isForLines(type) ? refusalForLines(discount, lines) : refusalForCart(discount, lines)
}

function refusalForLines(
  discount: Discount,
  lines: readonly DiscountedLine[],
): CouponRefusal | undefined {
  if (lines.some(line => isEligible(discount, line))) return undefined
  const isOnlySales = lines.every(line => line.onSale)
  return { reason: discount.excludeSaleItems && isOnlySales ? 'saleItems' : 'notApplicable' }
}

function refusalForCart(
  discount: Discount,
  lines: readonly DiscountedLine[],
): CouponRefusal | undefined {
  const excluded = lines.filter(line => isExcludedProduct(discount, line))
  if (excluded.length > 0) return { reason: 'products', names: namesOf(excluded) }
  const inCategories = lines.filter(line => isExcludedCategory(discount, line))
  if (inCategories.length > 0) return { reason: 'categories', names: namesOf(inCategories) }
  if (discount.excludeSaleItems && lines.some(line => line.onSale)) return { reason: 'saleItems' }
  return undefined
}

const namesOf = (lines: readonly DiscountedLine[]) => [...new Set(lines.map(line => line.name))]

function refusalByBuyer(
  { id, emailRestrictions, firstOrderOnly, usageLimitPerUser }: Discount,
  { email, uses, hasOrdered }: BuyerFacts,
): CouponRefusal | undefined {
  if (emailRestrictions.length > 0) {
    if (!email) return { reason: 'needsEmail' }
    if (!emailRestrictions.some(pattern => matchesEmail(email, pattern))) {
      return { reason: 'otherEmail' }
    }
  }
  if (firstOrderOnly && hasOrdered) return { reason: 'firstOrder' }
  if (usageLimitPerUser !== null && (uses.get(id) ?? 0) >= usageLimitPerUser) {
    return { reason: 'perCustomer' }
  }
  return undefined
}
