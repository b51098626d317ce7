import { type Database, invalidate } from '#db'
import type { Discount } from '../discounts/discount.ts'
import { catalogTags } from './reader.ts'
import { refreshProducts } from './refresh.ts'

/** Updates cards and pages of products whose stock changed. Rows are locked in order. */
export async function showStock(
  db: Database,
  productIds: Iterable<string>,
  context: { nowMs: number; lowAt: number; automatic?: readonly Discount[] },
) {
  const ids = [...new Set(productIds)].sort()
  if (ids.length === 0) return
  for (const id of ids) {
    await db
      .updateTable('products')
      .set({ updated_at: context.nowMs })
      .where('id', '=', id)
      .execute()
  }
  await refreshProducts(db, ids, { ...context, scope: 'summary' })
  await invalidate(db, ids.map(catalogTags.product))
}
