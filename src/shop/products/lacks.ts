import { type RawBuilder, sql } from 'kysely'
import type { Missing } from './list-item.ts'

/**
 * Conditions on `products`, written so that SQLite keeps to the index of the list's order.
 * External products and groups are not sent by the shop. */
const CONDITIONS: Record<Exclude<Missing, 'any'>, RawBuilder<boolean>> = {
  price: sql<boolean>`(products.type <> 'grouped' and products.min_price is null)`,
  image: sql<boolean>`(products.images = '[]' and not exists (
    select 1 from variants where variants.product_id = products.id and variants.image is not null))`,
  category: sql<boolean>`(not exists (
    select 1 from product_categories where product_categories.product_id = products.id))`,
  description: sql<boolean>`(products.short_html = '' and products.description_html = '')`,
  weight: sql<boolean>`(coalesce(products.type, '') in ('simple', 'variable') and exists (
    select 1 from variants where variants.product_id = products.id
      and variants.virtual = 0 and variants.measures not like '%"weight":%'))`,
}

/** Whether a product lacks something that visitors or shipping costs need. */
export function lacks(missing: Missing): RawBuilder<boolean> {
  if (missing !== 'any') return CONDITIONS[missing]
  return sql<boolean>`(${sql.join(Object.values(CONDITIONS), sql` or `)})`
}
