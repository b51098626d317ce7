import { type Database, type DatabaseKind, invalidate, transactionAdvisoryLock } from '#db'
import { listTags } from '../catalog/list-tags.ts'
import { noteChangedOrder, updateSortKey } from '../catalog/listings.ts'
import { ratingKey, wholeStars } from '../catalog/rating.ts'
import { catalogTags } from '../catalog/reader.ts'
import { listsIn } from '../facets/facet-product.ts'
import { facetTags } from '../facets/facet-tags.ts'

/** Cache tag of everything that shows reviews of a product. */
export const reviewsTag = (productId: string) => `reviews:${productId}`

/**
 * Adds up the published reviews of a product, updates its rating in cards and lists, and invalidates
 * its pages. Call it in the transaction of each change of reviews.
 */
export async function updateRating(
  { tx, kind }: { tx: Database; kind: DatabaseKind },
  productId: string,
) {
  // The sums must include the changes of transactions that commit first.
  await transactionAdvisoryLock({ tx, kind }, `reviews ${productId}`)
  const { sum, count } = await tx
    .selectFrom('reviews')
    .select(eb => [
      eb.fn.coalesce(eb.fn.sum<number>('rating'), eb.lit(0)).as('sum'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const changed = await tx
    .updateTable('products')
    .set({ rating_sum: Number(sum), rating_count: Number(count) })
    .where('id', '=', productId)
    .where(eb =>
      eb.or([eb('rating_sum', '!=', Number(sum)), eb('rating_count', '!=', Number(count))]),
    )
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return invalidate(tx, [reviewsTag(productId)])
  const rating = ratingKey(Number(sum), Number(count))
  const stars = wholeStars(Number(sum), Number(count))
  const facets = await tx
    .updateTable('product_facets')
    .set({ stars })
    .where('product_id', '=', productId)
    .where('stars', '!=', stars)
    .returning('lists')
    .executeTakeFirst()
  const lists = new Set(await updateSortKey(tx, productId, { rating }))
  await noteChangedOrder(tx, lists)
  await invalidate(tx, [
    reviewsTag(productId),
    catalogTags.product(productId),
    catalogTags.card(productId),
    ...[...lists].map(list => listTags.order(list, 'rating')),
    ...listsIn(facets?.lists ?? '').map(listTags.filters),
    listTags.search,
    facetTags.product(productId),
  ])
}
