import { cleanParagraphs, ok, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { cleanReview, isRating } from './add-review.ts'
import { REVIEW_LENGTHS, type ReviewStatus } from './review.ts'
import { noticeKey } from './review-mail.ts'
import { deletePhotos, dropPhotos } from './review-photos.ts'
import { updateRating } from './update-rating.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock'>
type PhotoContext = Context & Pick<ShopDeps, 'reviewPhotos'>

/** Fields that staff can change; missing ones stay. */
export interface ReviewEdit {
  status?: ReviewStatus | undefined
  rating?: number | undefined
  title?: string | undefined
  body?: string | undefined
  name?: string | undefined
  /** Public answer; empty removes it. */
  reply?: string | undefined
}

/** Publishes, edits or answers a review. */
export function changeReview(context: Context, id: string, edit: ReviewEdit) {
  const { status, rating, title, body, name, reply } = edit
  const clean = cleanReview({ title: title ?? '', body: body ?? '', name: name ?? '', email: '' })
  const values = {
    ...(status && { status }),
    ...(rating !== undefined && { rating }),
    ...(title !== undefined && { title: clean.title }),
    ...(body !== undefined && { body: clean.body }),
    ...(name !== undefined && { author_name: clean.name }),
    ...(reply !== undefined && {
      reply: cleanParagraphs(reply, REVIEW_LENGTHS.body),
      replied_at: reply.trim() ? context.clock.now() : null,
    }),
  }
  return change(context, id, async tx => {
    if (rating !== undefined && !isRating(rating)) return refuse('invalid')
    if (Object.keys(values).length > 0) {
      await tx.updateTable('reviews').set(values).where('id', '=', id).execute()
    }
    return ok()
  })
}

/** Moves a review to the trash, from which it can be restored for 30 days. */
export const trashReview = (context: Context, id: string) =>
  setDeleted(context, id, context.clock.now())

export const restoreReview = (context: Context, id: string) => setDeleted(context, id, null)

const setDeleted = (context: Context, id: string, deleted_at: number | null) =>
  change(context, id, async tx => {
    await tx.updateTable('reviews').set({ deleted_at }).where('id', '=', id).execute()
    return ok()
  })

/** Erases name, email address and photos; the text stays. */
export const eraseReview = (context: PhotoContext, id: string) =>
  changeWithPhotos(context, id, tx => eraseAuthors(tx, [id]))

/** Deletes a review, its mail and its photos, also from the trash. */
export const removeReview = (context: PhotoContext, id: string) =>
  changeWithPhotos(context, id, async tx => {
    const photos = await deletePhotos(tx, [id])
    await tx.deleteFrom('outbox').where('unique_key', '=', noticeKey(id)).execute()
    await tx.deleteFrom('reviews').where('id', '=', id).execute()
    return photos
  })

/** Deletes one photo of a review. */
export const removeReviewPhoto = (context: PhotoContext, id: string, photoId: string) =>
  changeWithPhotos(context, id, tx => deletePhotos(tx, [id], photoId))

/** Deletes files only after the transaction, because they cannot be restored. */
async function changeWithPhotos(
  context: PhotoContext,
  id: string,
  write: (tx: Database) => Promise<{ id: string }[]>,
) {
  let photos: { id: string }[] = []
  const done = await change(context, id, async tx => {
    photos = await write(tx)
    return ok()
  })
  if (done.ok) await dropPhotos(context, photos)
  return done
}

/** Erases the authors of reviews, mails that name them, and photos. Returns the erased photos. */
export async function eraseAuthors(tx: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  await tx.deleteFrom('outbox').where('unique_key', 'in', ids.map(noticeKey)).execute()
  await tx
    .updateTable('reviews')
    .set({ author_name: '', author_email: null })
    .where('id', 'in', ids)
    .execute()
  return deletePhotos(tx, ids)
}

type Done = ReturnType<typeof ok> | ReturnType<typeof refuse<'invalid'>>

function change(context: Context, id: string, write: (tx: Database) => Promise<Done>) {
  return inTransaction(context, async tx => {
    const row = await tx
      .selectFrom('reviews')
      .select('product_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return refuse('not-found')
    const done = await write(tx)
    if (done.ok) await updateRating({ tx, kind: context.kind }, row.product_id)
    return done
  })
}
