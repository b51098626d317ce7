import type { Database } from '#db'
import { loadParts, stockOfBundle } from '../catalog/bundle-parts.ts'
import { isPublished } from '../catalog/stored.ts'
import { readBundle } from '../model/bundle.ts'
import type { ShopSettings } from '../model/settings.ts'
import { effectivePrice } from '../money/effective-price.ts'
import { type StockState, stockState } from '../stock/availability.ts'

export interface WantedVariant {
  id: string
  slug: string
  name: string
  state: StockState
}

/** Stock of variants that are for sale here, as their pages show it. Others are left out. */
export async function loadWanted(
  { db, settings }: { db: Database; settings: ShopSettings },
  variantIds: readonly string[],
): Promise<WantedVariant[]> {
  if (variantIds.length === 0) return []
  const found = await selectVariants(db, variantIds)
  const rows = found.filter(row => isPublished(row) && row.enabled && effectivePrice(row, 0))
  const parts = await loadParts(
    db,
    rows.filter(row => row.bundle !== '[]'),
  )
  const { lowAt } = settings.stock
  return rows.map(({ id, slug, name, bundle, ...row }) => ({
    ...{ id, slug, name },
    state:
      bundle === '[]'
        ? stockState({ ...row, status: row.stock_status }, lowAt)
        : stockOfBundle(readBundle(bundle), parts, lowAt).state,
  }))
}

const selectVariants = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select(['variants.id', 'variants.enabled', 'products.slug', 'products.name'])
    .select(['products.bundle', 'products.status'])
    .select(['regular_price', 'sale_price', 'sale_from', 'sale_to'])
    .select(['managed', 'quantity', 'stock_items.status as stock_status', 'backorders', 'low_at'])
    .where('variants.id', 'in', ids)
    .where('products.type', 'in', ['simple', 'variable'])
    .execute()
