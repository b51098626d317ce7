import { sql } from 'kysely'
import type { Database, DatabaseKind } from '#db'
import type { ProductStatus } from './list-item.ts'
import { categoriesBelow } from './term-products.ts'

/** Maximum number of products sorted in memory; larger categories use the list's index. */
const MAX_SORTED = 5000

/** A category with its descendants. */
export interface Category {
  ids: readonly string[]
  isLarge: boolean
}

export async function findCategory(db: Database, id: string): Promise<Category> {
  const ids = await categoriesBelow(db, id)
  const some = await db
    .selectFrom('product_categories')
    .select('category_id')
    .where('category_id', 'in', ids)
    .offset(MAX_SORTED)
    .limit(1)
    .execute()
  return { ids, isLarge: some.length > 0 }
}

/** Condition on `products` for being in the category. */
export function isInCategory(kind: DatabaseKind, { ids, isLarge }: Category) {
  return isLarge
    ? sql<boolean>`exists (select 1 from product_categories
        where product_id = products.id and ${byScan(kind)} in (${sql.join(ids)}))`
    : sql<boolean>`products.id in (
        select product_id from product_categories where category_id in (${sql.join(ids)}))`
}

/** Number of products in these categories. Subtracts the few in other statuses instead of checking each. */
export async function countInCategories(
  { db, kind }: { db: Database; kind: DatabaseKind },
  ids: readonly string[],
  withoutStatuses: readonly ProductStatus[],
): Promise<number> {
  const column = ids.length > 1 ? byScan(kind) : sql.ref('category_id')
  const { rows } = await sql<{ total: number }>`select
    (select count(distinct product_id) from product_categories
      where ${column} in (${sql.join(ids)})) -
    (select count(distinct product_id) from product_categories
      where product_id in (select id from products where status in (${sql.join(withoutStatuses)}))
      and ${byScan(kind)} in (${sql.join(ids)})) as total`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** Forces SQLite to scan the few categories of a product. */
function byScan(kind: DatabaseKind) {
  return kind === 'sqlite' ? sql`+category_id` : sql.ref('category_id')
}
