import type { Database, DatabaseKind } from '#db'
import { readChoice, readIds, readOptions } from '../catalog/stored.ts'
import type { ShopSettings } from '../model/settings.ts'
import { effectivePrice } from '../money/effective-price.ts'
import { listProductsForStaff } from '../products/list-for-staff.ts'
import { available } from '../stock/availability.ts'
import { expandChoices } from './expand-choices.ts'
import type { OrderableItem } from './view.ts'

const MAX_PRODUCTS = 10
const MAX_FOUND = 50

/** Variants for sale of products whose name or SKU matches. */
export async function findOrderableItems(
  context: { db: Database; kind: DatabaseKind; settings: ShopSettings; clock: { now(): number } },
  text: string,
): Promise<OrderableItem[]> {
  const { items } = await listProductsForStaff(context, {
    ...{ page: 1, perPage: MAX_PRODUCTS, sort: 'name', order: 'asc', status: 'published' },
    q: text,
  })
  const ids = items.map(item => item.id)
  if (ids.length === 0) return []
  const rows = await context.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select(['variants.id', 'variants.options as chosen', 'variants.sku as variant_sku'])
    .select(['variants.image', 'regular_price', 'sale_price', 'sale_from', 'sale_to'])
    .select(['products.id as product_id', 'products.name', 'products.sku', 'products.type'])
    .select(['products.options', 'products.images'])
    .select(['managed', 'quantity', 'stock_items.status', 'backorders', 'low_at'])
    .where('variants.product_id', 'in', ids)
    .where('variants.enabled', '=', 1)
    .where('products.type', 'in', ['simple', 'variable'])
    .orderBy('products.name')
    .orderBy('variants.position')
    .limit(MAX_FOUND)
    .execute()
  const nowMs = context.clock.now()
  const found = rows.flatMap((row): OrderableItem[] => {
    const price = effectivePrice(row, nowMs)
    if (!price) return []
    const distinguishing = readOptions(row.options).filter(option => option.variation)
    const choices =
      row.type === 'simple' ? [{}] : expandChoices(distinguishing, readChoice(row.chosen))
    return choices.map(options => ({
      variantId: row.id,
      options,
      name: row.name,
      choice: distinguishing
        .flatMap(({ key }) => ({ ...readChoice(row.chosen), ...options })[key] ?? [])
        .join(', '),
      sku: row.variant_sku ?? row.sku ?? '',
      image: row.image ?? readIds(row.images)[0],
      price: price.price,
      currency: context.settings.currency,
      left: available(row) ?? null,
    }))
  })
  return found.slice(0, MAX_FOUND)
}
