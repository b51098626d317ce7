import { csvLine } from '#base'
import type { Database } from '#db'
import type { ReviewFilter } from './list-reviews.ts'
import { type ReviewPhoto, reviewPhotoName } from './review.ts'
import { loadPhotos } from './review-photos.ts'

const BATCH = 200

const HEAD = [
  ...['product_sku', 'product_handle', 'rating', 'title', 'body', 'reviewer_name'],
  ...['reviewer_email', 'review_date', 'status', 'verified', 'reply', 'reply_date', 'picture_urls'],
]

/** Exports reviews as CSV, oldest first. The columns are those of review apps for Shopify. */
export async function* exportReviews(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { status, rating, product }: ReviewFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEAD)}`
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.id', 'sku', 'slug', 'rating', 'title', 'body', 'author_name'])
      .select(['author_email', 'reviews.created_at', 'reviews.status', 'order_id'])
      .select(['reply', 'replied_at', 'deleted_at', 'product_id', 'photos'])
      .where('reviews.id', '>', after)
      .orderBy('reviews.id')
      .limit(BATCH)
      .execute()
    const photos = await loadPhotos(db, rows)
    yield rows
      .filter(
        row =>
          (row.deleted_at !== null) === (status === 'trash') &&
          (!status || status === 'trash' || row.status === status) &&
          (!rating || row.rating === rating) &&
          (!product || row.product_id === product),
      )
      .map(row =>
        csvLine([
          row.sku ?? '',
          row.slug,
          String(row.rating),
          row.title,
          row.body,
          row.author_name,
          row.author_email ?? '',
          new Date(row.created_at).toISOString(),
          row.status,
          row.order_id === null ? 'no' : 'yes',
          row.reply,
          row.replied_at === null ? '' : new Date(row.replied_at).toISOString(),
          (photos.get(row.id) ?? []).map(photo => photoUrl(photo, publicUrl)).join(','),
        ]),
      )
      .join('')
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? ''
  }
}

/** Public while the review is published. */
const photoUrl = ({ id }: ReviewPhoto, publicUrl: string) =>
  new URL(`/review-photos/${reviewPhotoName(id, 'large')}`, publicUrl).href

/** Reviews of an author, for the export of a customer's data. */
export async function exportReviewsBy(
  { db, publicUrl }: { db: Database; publicUrl: string },
  email: string,
) {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'products.name as product', 'rating', 'title', 'body', 'author_name'])
    .select(['reviews.status', 'reviews.created_at', 'deleted_at', 'reply', 'photos'])
    .where('author_email', '=', email)
    .orderBy('reviews.created_at')
    .execute()
  const photos = await loadPhotos(db, rows)
  return rows.map(({ id, author_name: name, created_at, status, deleted_at, ...review }) => ({
    ...review,
    name,
    isPublished: status === 'published' && deleted_at === null,
    photos: (photos.get(id) ?? []).map(photo => photoUrl(photo, publicUrl)),
    sentAt: new Date(created_at).toISOString(),
  }))
}
