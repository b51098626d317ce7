import { DAY, ok } from '#base'
import { inBatches, inTransaction, invalidate } from '#db'
import type { ShopDeps } from '../deps.ts'
import { eraseAuthors, removeReview } from './moderate-reviews.ts'
import { reviewsTag } from './update-rating.ts'

const BATCH = 100
const TRASH_MS = 30 * DAY

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'reviewPhotos'>

/** Deletes reviews that have been in the trash for 30 days. */
export function emptyReviewTrash(context: Context) {
  const { db, clock } = context
  const before = clock.now() - TRASH_MS
  return inBatches({
    size: BATCH,
    find: async () => {
      const query = db.selectFrom('reviews').select('id').where('deleted_at', '<=', before)
      return (await query.limit(BATCH).execute()).map(row => row.id)
    },
    work: async ids => {
      for (const id of ids) await removeReview(context, id)
    },
  })
}

/**
 * Applies retention to reviews before a time: published ones stay without their email address; others
 * are deleted.
 */
export async function retainReviews(
  context: Context,
  before: number,
): Promise<{ deleted: number; erased: number }> {
  const { db } = context
  let deleted = 0
  let erased = 0
  const old = () => db.selectFrom('reviews').select('id').where('created_at', '<=', before)
  await inBatches({
    size: BATCH,
    find: async () => {
      const query = old().where(eb =>
        eb.or([eb('status', '!=', 'published'), eb('deleted_at', 'is not', null)]),
      )
      return (await query.limit(BATCH).execute()).map(row => row.id)
    },
    work: async ids => {
      for (const id of ids) await removeReview(context, id)
      deleted += ids.length
    },
  })
  await inBatches({
    size: BATCH,
    find: async () => {
      const query = old().where('author_email', 'is not', null)
      return (await query.limit(BATCH).execute()).map(row => row.id)
    },
    work: async ids => {
      await inTransaction({ db }, async tx => {
        const rows = await tx
          .updateTable('reviews')
          .set({ author_email: null })
          .where('id', 'in', ids)
          .returning('product_id')
          .execute()
        await invalidate(tx, [...new Set(rows.map(row => reviewsTag(row.product_id)))])
        return ok()
      })
      erased += ids.length
    },
  })
  return { deleted, erased }
}

/** Erases the authors of the reviews that belong to an order, in the transaction that erases it. */
export async function eraseReviewsOfOrder(tx: Parameters<typeof eraseAuthors>[0], orderId: string) {
  const rows = await tx
    .updateTable('reviews')
    .set({ order_id: null })
    .where('order_id', '=', orderId)
    .returning(['id', 'product_id'])
    .execute()
  await eraseAuthors(
    tx,
    rows.map(row => row.id),
  )
  if (rows.length > 0)
    await invalidate(
      tx,
      rows.map(row => reviewsTag(row.product_id)),
    )
}
