import { type Database, type DatabaseKind, invalidate, transactionAdvisoryLock } from '#db'
import { noteChangedOrder, updateSortKey } from '../catalog/listings.ts'
import { ratingKey } from '../catalog/rating.ts'
import { catalogTags } from '../catalog/reader.ts'
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
  await noteChangedOrder(tx, new Set(await updateSortKey(tx, productId, { rating })))
  await invalidate(tx, [
    reviewsTag(productId),
    catalogTags.product(productId),
    catalogTags.lists,
    facetTags.product(productId),
  ])
}
