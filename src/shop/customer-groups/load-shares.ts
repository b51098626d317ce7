import type { Database } from '#db'
import { loadCategories } from '../discounts/load-offer.ts'
import { type CustomerGroup, shareFor } from '../model/customer-group.ts'

interface SharedProduct {
  id: string
  type: string
  gift_card: number
}

/** Share of a group by product id, in parts per million. */
export type ShareOf = (productId: string) => number

export const NO_SHARE: ShareOf = () => 0

const NO_CATEGORIES: ReadonlySet<string> = new Set()

/**
 * Shares of a group for these products. Gift cards and products that other shops sell have none.
 * Categories are read only if the group has shares for some.
 */
export async function loadShares(
  db: Database,
  group: CustomerGroup | undefined,
  products: readonly SharedProduct[],
): Promise<ShareOf> {
  if (!group) return NO_SHARE
  const ids = products
    .filter(({ type, gift_card }) => type !== 'external' && gift_card !== 1)
    .map(product => product.id)
  const categories =
    group.categories.length > 0 && ids.length > 0
      ? await loadCategories(db, ids)
      : new Map<string, ReadonlySet<string>>()
  const shares = new Map(
    ids.map(id => [id, shareFor(group, categories.get(id) ?? NO_CATEGORIES)] as const),
  )
  return id => shares.get(id) ?? 0
}
