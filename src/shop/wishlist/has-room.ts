import type { Database } from '#db'
import { MAX_WISHED_CHOICES, MAX_WISHES } from './wishlist.ts'

/**
 * Whether items of these products fit into a list. A full list refuses new products, not further
 * choices of the products that it contains.
 */
export async function hasRoom(
  db: Database,
  wishlistId: string,
  productIds: readonly string[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select(['product_id', eb => eb.fn.countAll<number | string>().as('choices')])
    .where('wishlist_id', '=', wishlistId)
    .where('removed_at', 'is', null)
    .groupBy('product_id')
    .execute()
  const kept = new Map(rows.map(row => [row.product_id, Number(row.choices)]))
  for (const id of productIds) {
    const choices = kept.get(id) ?? 0
    if (choices === 0 ? kept.size >= MAX_WISHES : choices >= MAX_WISHED_CHOICES) return false
    kept.set(id, choices + 1)
  }
  return true
}
