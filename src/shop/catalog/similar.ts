import { tagsOfLists } from './list-tags.ts'
import { type ProductAnchors, pageOfLists } from './page-of-lists.ts'
import type { CatalogReader } from './reader.ts'
import type { Sort } from './view.ts'

interface SimilarQuery {
  productId: string
  sort: Sort
  /** Maximum number of products; at most 100. */
  limit: number
}

/**
 * Ids of other products in a category of the product: in the smallest one that fills the list, else
 * in the largest.
 */
export async function findSimilar(
  { db, anchors, tag }: CatalogReader & { anchors: ProductAnchors },
  { productId, sort, limit }: SimilarQuery,
): Promise<string[]> {
  const categories = await db
    .selectFrom('product_listings')
    .innerJoin('categories', 'categories.id', 'product_listings.list_id')
    .innerJoin('product_lists', 'product_lists.id', 'product_listings.list_id')
    .select(['product_lists.id', 'product_lists.products'])
    .where('product_listings.product_id', '=', productId)
    .orderBy('product_lists.products')
    .orderBy('product_lists.id')
    .execute()
  const nearest = categories.find(({ products }) => products > limit) ?? categories.at(-1)
  if (!nearest) return []
  const lists = [nearest.id]
  tag?.(...tagsOfLists(lists, sort))
  const { ids } = await pageOfLists(db, anchors, { lists, sort, page: 1, perPage: limit + 1 })
  return ids.filter(id => id !== productId).slice(0, limit)
}
