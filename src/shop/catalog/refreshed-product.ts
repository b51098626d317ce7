import type { Database } from '#db'

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
      'variant_id',
      'min_price',
      'max_price',
      'min_regular',
      'max_regular',
      'on_sale',
      'stock_state',
      'price_until',
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

export type RefreshedProduct = Awaited<ReturnType<typeof loadRefreshed>>[number]
