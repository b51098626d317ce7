import type { Minor } from '#base'
import { applyDiscounts } from '../discounts/apply-discounts.ts'
import { AUTOMATIC_DISCOUNTS } from '../discounts/automatic-discounts.ts'
import type { Discount } from '../discounts/discount.ts'
import { emptyOffer, loadCategories } from '../discounts/load-offer.ts'
import type { CatalogReader } from './reader.ts'

interface PricedItem {
  productId: string
  variantId?: string
  type: string
  onSale: boolean
}

export interface AutomaticPrices {
  /** When a discount starts or ends. */
  freshUntil: number | undefined
  /** Price of one item in the basis of orders, and the names of the discounts that reduce it. */
  reduce(item: PricedItem, amount: Minor): { amount: Minor; label: string | undefined }
}

/** Whether a discount depends on nothing but the product and the time, so that cards can show it. */
const isShownOnPages = (discount: Discount) =>
  (discount.type === 'percent' || discount.type === 'fixed_product') &&
  !discount.individualUse &&
  !discount.firstOrderOnly &&
  discount.minimumAmount === null &&
  discount.maximumAmount === null &&
  discount.usageLimit === null &&
  discount.usageLimitPerUser === null &&
  discount.limitUsageToXItems === null &&
  discount.emailRestrictions.length === 0

const hasCategories = (discount: Discount) =>
  discount.productCategories.length > 0 || discount.excludedProductCategories.length > 0

/** A group has the prices of several products, which only unselective discounts reduce alike. */
const isUnselective = (discount: Discount) =>
  !hasCategories(discount) &&
  discount.productIds.length === 0 &&
  discount.excludedProductIds.length === 0 &&
  !discount.excludeSaleItems

/** Automatic discounts on products of a page. Categories are read only if a discount needs them. */
export async function loadAutomaticPrices(
  reader: CatalogReader,
  productIds: readonly string[],
): Promise<AutomaticPrices> {
  reader.tag?.(AUTOMATIC_DISCOUNTS)
  const nowMs = reader.clock.now()
  const shown = (await reader.automatic.get()).filter(isShownOnPages)
  const freshUntil = nextChange(shown, nowMs)
  const active = shown.filter(
    ({ startsAt, expiresAt }) =>
      (startsAt === null || startsAt <= nowMs) && (expiresAt === null || expiresAt > nowMs),
  )
  if (active.length === 0) {
    return { freshUntil, reduce: (_, amount) => ({ amount, label: undefined }) }
  }
  const categories = active.some(hasCategories)
    ? await loadCategories(reader.db, productIds)
    : new Map<string, ReadonlySet<string>>()
  const { facts } = emptyOffer(nowMs)
  const { sequential } = reader.settings.discounts
  return {
    freshUntil,
    reduce({ productId, variantId = '', type, onSale }, amount) {
      const line = {
        id: productId,
        productId,
        variantId,
        categories: categories.get(productId) ?? new Set<string>(),
        name: '',
        quantity: 1,
        onSale,
        amount,
        shown: amount,
      }
      const automatic = type === 'grouped' ? active.filter(isUnselective) : active
      const { applied } = applyDiscounts({
        lines: [line],
        coupons: [],
        automatic,
        facts,
        sequential,
      })
      const off = applied.reduce((sum, { parts }) => sum + (parts.get(productId) ?? 0), 0)
      const labels = applied.map(({ discount }) => discount.label).filter(Boolean)
      return { amount: amount - off, label: labels.join(', ') || undefined }
    },
  }
}

function nextChange(discounts: readonly Discount[], nowMs: number): number | undefined {
  return earliest(
    discounts
      .flatMap(({ startsAt, expiresAt }) => [startsAt ?? 0, expiresAt ?? 0])
      .filter(at => at > nowMs),
  )
}

/** The earliest of several times; undefined without any. */
export function earliest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.flatMap(at => at ?? [])
  return known.length > 0 ? Math.min(...known) : undefined
}
