import type { Database } from '#db'
import { loadCards } from './cards.ts'
import { type CatalogReader, catalogTags } from './reader.ts'
import { readIds } from './stored.ts'
import type { ProductCard } from './view.ts'

/** Maximum number of products offered with another one. */
const MAX_TOGETHER = 3

/** Ids of the cross-sells of these products, without themselves. */
export async function crossSellsOf(db: Database, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'cross_sells'])
    .where('id', 'in', [...new Set(productIds)])
    .execute()
  const byId = new Map(rows.map(row => [row.id, readIds(row.cross_sells)]))
  const ids = productIds.flatMap(id => byId.get(id) ?? [])
  return [...new Set(ids)].filter(id => !byId.has(id))
}

/**
 * Products that can be added to the cart together with this one: its cross-sells, or those in most
 * orders with it.
 */
export async function boughtTogether(
  reader: CatalogReader,
  product: { id: string; crossSells: readonly string[] },
): Promise<ProductCard[]> {
  const ids =
    product.crossSells.length > 0 ? product.crossSells : await pairsOf(reader.db, product.id)
  reader.tag?.(...ids.map(catalogTags.product))
  if (ids.length === 0) return []
  const single = await soldSingly(reader.db, ids)
  const { products } = await loadCards(reader, ids)
  return products
    .filter(({ id, quickAdd, price }) => quickAdd && price && single.has(id))
    .slice(0, MAX_TOGETHER)
}

/** Of these products, those of which one item can be bought. */
async function soldSingly(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .select([
      'products.id',
      'products.min_quantity',
      'products.quantity_step',
      'variants.min_quantity as variant_min',
      'variants.quantity_step as variant_step',
    ])
    .where('products.id', 'in', ids)
    .execute()
  const isSingle = (row: (typeof rows)[number]) =>
    (row.variant_min ?? row.min_quantity ?? 1) <= 1 &&
    (row.variant_step ?? row.quantity_step ?? 1) <= 1
  return new Set(rows.filter(isSingle).map(row => row.id))
}

async function pairsOf(db: Database, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_pairs')
    .select('other_id')
    .where('product_id', '=', productId)
    .orderBy('orders', 'desc')
    .orderBy('other_id')
    .execute()
  return rows.map(row => row.other_id)
}
