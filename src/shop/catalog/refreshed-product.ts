import type { Database } from '#db'
import { SUMMARY_COLUMNS } from './summary.ts'

/** Data for lists, search and cards. */
export function loadRefreshed(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('products')
    .select([
      'id',
      'type',
      'status',
      'visibility',
      'featured',
      'name',
      'sku',
      'short_html',
      'position',
      'grouped',
      'gift_card',
      'created_at',
      'sales',
      'rating_sum',
      'rating_count',
    ])
    .select(SUMMARY_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

export type RefreshedProduct = Awaited<ReturnType<typeof loadRefreshed>>[number]
