import type { Database } from '#db'
import { SUMMARY_COLUMNS } from './summary.ts'

/** What lists, search and cards are made of. */
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
      'created_at',
      'sales',
    ])
    .select(SUMMARY_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

export type RefreshedProduct = Awaited<ReturnType<typeof loadRefreshed>>[number]
