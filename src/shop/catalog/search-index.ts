import { htmlToText, normalizeForSearch } from '#base'
import type { Database } from '#db'
import { markFacetsDue } from './fill-facets.ts'
import type { RefreshedProduct } from './refreshed-product.ts'

type Searchable = Pick<
  RefreshedProduct,
  'id' | 'status' | 'visibility' | 'name' | 'sku' | 'short_html'
>

/** Writes search words: name, SKU, tags, short description. */
export async function refreshSearch(db: Database, products: readonly Searchable[]) {
  const found = products.filter(
    product =>
      product.status === 'published' &&
      (product.visibility === 'visible' || product.visibility === 'search'),
  )
  const tags = await tagNames(
    db,
    found.map(product => product.id),
  )
  const rows = found.map(product => {
    const words = [
      product.name,
      product.sku ?? '',
      ...(tags.get(product.id) ?? []),
      htmlToText(product.short_html),
    ]
    return { product_id: product.id, body: normalizeForSearch(words.join(' ')) }
  })
  if (rows.length > 0) {
    await db
      .insertInto('product_search')
      .values(rows)
      .onConflict(conflict =>
        conflict.column('product_id').doUpdateSet(({ ref }) => ({ body: ref('excluded.body') })),
      )
      .execute()
  }
  const kept = new Set(found.map(product => product.id))
  const gone = products.filter(product => !kept.has(product.id)).map(product => product.id)
  if (gone.length > 0) {
    await db.deleteFrom('product_search').where('product_id', 'in', gone).execute()
  }
}

async function tagNames(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('product_tags')
          .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
          .select(['product_id', 'name'])
          .where('product_id', 'in', ids)
          .execute()
  const names = new Map<string, string[]>()
  for (const { product_id, name } of rows) {
    names.set(product_id, [...(names.get(product_id) ?? []), name])
  }
  return names
}

const BATCH = 200

/**
 * Rebuilds the search words of all products within the caller's transaction. Facets are rebuilt by
 * the background task.
 * @param onBatch Called with the number of products so far.
 */
export async function reindexProducts(
  db: Database,
  onBatch: (products: number) => void = () => {},
) {
  await markFacetsDue(db)
  await db.deleteFrom('product_search').execute()
  let count = 0
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
    count += products.length
    onBatch(count)
  }
}
