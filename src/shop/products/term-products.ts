import type { Database } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'

export type TermContext = Pick<ShopDeps, 'db' | 'kind' | 'clock'> & { settings: ShopSettings }

/** Ids of the category and its descendants. Loads the whole tree. */
export async function categoriesBelow(db: Database, id: string): Promise<string[]> {
  const rows = await db.selectFrom('categories').select(['id', 'parent_id']).execute()
  const found = [id]
  for (const at of found) {
    found.push(...rows.filter(row => row.parent_id === at).map(row => row.id))
  }
  return found
}

/** Ids of products with any of these terms. */
export async function productsIn(
  db: Database,
  table: 'product_categories' | 'product_tags',
  ids: readonly string[],
): Promise<string[]> {
  const rows =
    table === 'product_tags'
      ? await db
          .selectFrom(table)
          .select('product_id')
          .distinct()
          .where('tag_id', 'in', ids)
          .execute()
      : await db
          .selectFrom(table)
          .select('product_id')
          .distinct()
          .where('category_id', 'in', ids)
          .execute()
  return rows.map(row => row.product_id)
}

export async function refreshIn(
  db: Database,
  context: TermContext,
  table: 'product_categories' | 'product_tags',
  ids: readonly string[],
) {
  await refreshMany(db, context, await productsIn(db, table, ids))
}

const BATCH_SIZE = 200

/** Updates lists, counts and search of many products. */
export async function refreshMany(
  db: Database,
  { clock, settings }: TermContext,
  ids: readonly string[],
) {
  for (let i = 0; i < ids.length; i += BATCH_SIZE) {
    await refreshProducts(db, ids.slice(i, i + BATCH_SIZE), {
      nowMs: clock.now(),
      lowAt: settings.stock.lowAt,
      scope: 'all',
    })
  }
}
