import type { Database } from '#db'
import { SUMMARY_COLUMNS } from './summary.ts'

/** Data for lists, filters, search and cards. */
export function loadRefreshed(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('products')
    .leftJoin('product_facets', 'product_facets.product_id', 'products.id')
    .select([
      'products.id',
      'type',
      'status',
      'visibility',
      'featured',
      'name',
      'slug',
      'sku',
      'short_html',
      'products.position',
      'grouped',
      'addons',
      'bundle',
      'bundle_ppm',
      'bundle_choices',
      'gift_card',
      'products.created_at',
      'products.sales',
      'rating_sum',
      'rating_count',
      'brand_id',
      'options',
      'tax_status',
      'tax_class',
    ])
    .select([
      'product_facets.number as facet_number',
      'product_facets.terms as facet_terms',
      'product_facets.lists as facet_lists',
      'product_facets.price as facet_price',
      'product_facets.goods as facet_goods',
      'product_facets.name_key as facet_name_key',
      'product_facets.position as facet_position',
      'product_facets.created_at as facet_created_at',
      'product_facets.sales as facet_sales',
      'product_facets.rating as facet_rating',
      'product_facets.stars as facet_stars',
      'variant_states',
    ])
    .select(SUMMARY_COLUMNS)
    .where('products.id', 'in', ids)
    .orderBy('products.id')
    .execute()
}

export type RefreshedProduct = Awaited<ReturnType<typeof loadRefreshed>>[number]
