import type { Minor } from '#base'
import { AUTOMATIC_DISCOUNTS } from '../discounts/automatic-discounts.ts'
import type { Discount } from '../discounts/discount.ts'
import { discountIn } from '../discounts/discount-in.ts'
import { loadCategories } from '../discounts/load-offer.ts'
import {
  activeAt,
  hasCategories,
  isShownOnPages,
  nextChange,
  type PricedItem,
  reduceItem,
} from '../discounts/product-discounts.ts'
import type { CatalogReader } from './reader.ts'

export interface AutomaticPrices {
  /** When a discount starts or ends. */
  freshUntil: number | undefined
  /** Those that pages show, at any time, and the categories of products. */
  discounts: readonly Discount[]
  categories: ReadonlyMap<string, ReadonlySet<string>>
  /** Price of one item in the basis of orders, and the names of the discounts that reduce it. */
  reduce(item: PricedItem, amount: Minor): { amount: Minor; label: string | undefined }
}

const NO_CATEGORIES: ReadonlySet<string> = new Set()

/** Automatic discounts on products of a page. Categories are read only if a discount needs them. */
export async function loadAutomaticPrices(
  reader: CatalogReader,
  productIds: readonly string[],
): Promise<AutomaticPrices> {
  reader.tag?.(AUTOMATIC_DISCOUNTS)
  const nowMs = reader.clock.now()
  const { exchange } = reader.settings
  const shown = (await reader.automatic.get())
    .filter(isShownOnPages)
    .map(one => discountIn(one, exchange))
  const freshUntil = nextChange(shown, nowMs)
  const active = activeAt(shown, nowMs)
  const none = new Map<string, ReadonlySet<string>>()
  if (active.length === 0) {
    return {
      freshUntil,
      discounts: shown,
      categories: none,
      reduce: (_, amount) => ({ amount, label: undefined }),
    }
  }
  const categories = active.some(hasCategories) ? await loadCategories(reader.db, productIds) : none
  const { sequential } = reader.settings.discounts
  return {
    freshUntil,
    discounts: shown,
    categories,
    reduce(item, amount) {
      const own = categories.get(item.productId) ?? NO_CATEGORIES
      return reduceItem(active, { ...item, categories: own, amount }, { sequential, nowMs })
    },
  }
}

/** The earliest of several times; undefined without any. */
export function earliest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.flatMap(at => at ?? [])
  return known.length > 0 ? Math.min(...known) : undefined
}
