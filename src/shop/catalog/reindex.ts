import type { Database } from '#db'
import { refreshSearch } from './search-index.ts'

const BATCH = 200

/** Makes the words of search anew from the products, in the caller's transaction. */
export async function reindexProducts(db: Database) {
  await db.deleteFrom('product_search').execute()
  for (let last = ''; ; ) {
    const products = await db
      .selectFrom('products')
      .select(['id', 'status', 'visibility', 'name', 'sku', 'short_html'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    await refreshSearch(db, products)
    const end = products.at(-1)
    if (!end) return
    last = end.id
  }
}
