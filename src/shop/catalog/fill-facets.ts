import { type Database, inTransaction, invalidate } from '#db'
import type { ShopDeps } from '../deps.ts'
import { readAutomatic } from '../discounts/automatic-discounts.ts'
import { facetTags } from '../facets/facet-tags.ts'
import { type ListedProduct, refreshFacets } from './refresh-facets.ts'
import { loadRefreshed } from './refreshed-product.ts'
import { summarizeWithVariants } from './summary.ts'

const BATCH = 200
/** Share of rows without a product that is worth reading all products again. */
const MAX_REMOVED_SHARE = 0.2

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'settings'>

/** Writes the facets of products that have none, such as those of older versions, in batches. */
export async function fillFacets(context: Context): Promise<number> {
  const { stock } = await context.settings()
  for (let count = 0; ; count += BATCH) {
    const { filled } = await inTransaction(context, async db => {
      const due = await db
        .selectFrom('products')
        .select('id')
        .where('facets_due', '=', 1)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      const ids = due.map(row => row.id)
      if (ids.length === 0) return { ok: true as const, filled: 0 }
      await db.updateTable('products').set({ facets_due: 0 }).where('id', 'in', ids).execute()
      const products = await loadRefreshed(db, ids)
      const nowMs = context.clock.now()
      const asked = { nowMs, lowAt: stock.lowAt, automatic: await readAutomatic(db) }
      const { variants } = await summarizeWithVariants(db, products, asked)
      await refreshFacets(db, products, { ...asked, variants, listed: await readListed(db, ids) })
      return { ok: true as const, filled: ids.length }
    })
    if (filled < BATCH) return count + filled
  }
}

async function readListed(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('product_listings')
    .select(['product_id', 'list_id', 'price'])
    .where('product_id', 'in', ids)
    .execute()
  return new Map(
    [...Map.groupBy(rows, row => row.product_id)].map(([id, lists]): [string, ListedProduct] => [
      id,
      { lists: lists.map(row => row.list_id), price: lists[0]?.price },
    ]),
  )
}

/** Removes all facets, which the background task writes again. */
export async function markFacetsDue(db: Database) {
  await db.deleteFrom('product_facets').execute()
  await db.updateTable('products').set({ facets_due: 1 }).execute()
  await invalidate(db, [facetTags.all])
}

/** Deletes the rows of products that are not shown any more, if there are many. */
export async function pruneFacets(db: Database) {
  const count = async (isRemoved: boolean) => {
    const { rows } = await db
      .selectFrom('product_facets')
      .select(eb => eb.fn.countAll<number | string>().as('rows'))
      .$if(isRemoved, query => query.where('terms', 'is', null))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  if ((await count(true)) <= (await count(false)) * MAX_REMOVED_SHARE) return
  await db.deleteFrom('product_facets').where('terms', 'is', null).execute()
  // Processes that have not read the removal yet would keep the products.
  await invalidate(db, [facetTags.all])
}
