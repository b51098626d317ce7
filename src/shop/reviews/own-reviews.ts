import { refuse } from '#base'
import type { Database, DatabaseKind } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { eraseAuthors, removeReview } from './moderate-reviews.ts'
import type { ReviewPhoto } from './review.ts'
import { loadPhotos } from './review-photos.ts'
import { updateRating } from './update-rating.ts'

const PER_PAGE = 10

/** A review for its author. */
export interface OwnReview {
  id: string
  rating: number
  title: string
  body: string
  at: number
  /** Authors are not told that a review counts as spam. */
  isPublished: boolean
  /** Answer of the shop; empty for none. */
  reply: string
  photos: ReviewPhoto[]
  /** Without a path if the product is not published. */
  product: { name: string; path: string | undefined }
}

export interface OwnReviews {
  reviews: OwnReview[]
  page: number
  pages: number
}

const written = (db: Database, email: string) =>
  db
    .selectFrom('reviews')
    .where('author_email', '=', email.toLowerCase())
    .where('reviews.deleted_at', 'is', null)

/** A page of the reviews by an author, newest first. */
export async function listOwnReviews(
  { db, settings }: { db: Database; settings: ShopSettings },
  { email, page: wantedPage }: { email: string; page: number },
): Promise<OwnReviews> {
  const { count } = await written(db, email)
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(Number(count) / PER_PAGE))
  const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pages)
  const rows = await written(db, email)
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'rating', 'title', 'body', 'reviews.status', 'reply', 'photos'])
    .select(['reviews.created_at', 'products.name', 'slug', 'products.status as product_status'])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const photos = await loadPhotos(db, rows)
  const reviews = rows.map(
    ({ id, rating, title, body, reply, name, slug, ...row }): OwnReview => ({
      ...{ id, rating, title, body, reply },
      photos: photos.get(id) ?? [],
      at: row.created_at,
      isPublished: row.status === 'published',
      product: {
        name,
        path: row.product_status === 'published' ? settings.paths.product + slug : undefined,
      },
    }),
  )
  return { reviews, page, pages }
}

/** Whether a photo belongs to a review by the author. */
export async function isOwnPhoto(
  db: Database,
  { email, photoId }: { email: string; photoId: string },
): Promise<boolean> {
  const row = await written(db, email)
    .innerJoin('review_photos', 'review_photos.review_id', 'reviews.id')
    .select('review_photos.id')
    .where('review_photos.id', '=', photoId)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a review for its author. */
export async function removeOwnReview(
  context: Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'reviewPhotos'>,
  { email, id }: { email: string; id: string },
) {
  const own = await written(context.db, email)
    .select('id')
    .where('id', '=', id.replaceAll('\0', ''))
    .executeTakeFirst()
  return own ? removeReview(context, own.id) : refuse('not-found')
}

/**
 * Erases the author of all reviews with an address, or deletes these reviews, within the caller's
 * transaction. Returns the photos, so that the caller deletes their files afterwards.
 */
export async function releaseReviews(
  { tx, kind }: { tx: Database; kind: DatabaseKind },
  { email, isDeleted }: { email: string; isDeleted: boolean },
): Promise<{ id: string }[]> {
  const rows = await tx
    .selectFrom('reviews')
    .select(['id', 'product_id'])
    .where('author_email', '=', email.toLowerCase())
    .execute()
  const ids = rows.map(row => row.id)
  const photos = await eraseAuthors(tx, ids)
  if (isDeleted && ids.length > 0) await tx.deleteFrom('reviews').where('id', 'in', ids).execute()
  // In a fixed order to prevent deadlocks.
  const products = new Set(rows.map(row => row.product_id))
  for (const id of [...products].sort()) await updateRating({ tx, kind }, id)
  return photos
}
