import { sql } from 'kysely'
import type { Database } from '#db'
import type { ShopSettings } from '../model/settings.ts'
import {
  type ReviewSort,
  type ReviewSummary,
  type ShownReview,
  STARS,
  type Stars,
} from './review.ts'
import { loadPhotos } from './review-photos.ts'
import { reviewsTag } from './update-rating.ts'

type Tag = (...tags: string[]) => void

// Must match the partial indexes literally; otherwise all reviews are scanned.
const isShown = sql<boolean>`status = 'published' and deleted_at is null`

/** Rating of a product and its distribution. */
export async function summarizeReviews(
  db: Database,
  productId: string,
  tag?: Tag,
): Promise<ReviewSummary> {
  tag?.(reviewsTag(productId))
  const rows = await db
    .selectFrom('reviews')
    .select(eb => ['rating', eb.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where(isShown)
    .groupBy('rating')
    .execute()
  const counts: Record<Stars, number> = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
  for (const row of rows) counts[row.rating as Stars] = Number(row.count)
  const count = STARS.reduce((total, stars) => total + counts[stars], 0)
  const sum = STARS.reduce((total, stars) => total + stars * counts[stars], 0)
  return { rating: count > 0 ? { average: sum / count, count } : undefined, counts }
}

const ORDERS: Record<ReviewSort, readonly (readonly ['rating' | 'created_at', 'asc' | 'desc'])[]> =
  {
    newest: [['created_at', 'desc']],
    highest: [
      ['rating', 'desc'],
      ['created_at', 'desc'],
    ],
    lowest: [
      ['rating', 'asc'],
      ['created_at', 'desc'],
    ],
  }

export interface ReviewsRequest {
  productId: string
  stars?: Stars | undefined
  sort: ReviewSort
  offset: number
  limit: number
}

/** Part of the published reviews of a product. */
export async function listShownReviews(
  { db, settings }: { db: Database; settings: ShopSettings },
  { productId, stars, sort, offset, limit }: ReviewsRequest,
  tag?: Tag,
): Promise<ShownReview[]> {
  tag?.(reviewsTag(productId))
  let query = db
    .selectFrom('reviews')
    .select(['id', 'rating', 'title', 'body', 'author_name', 'order_id', 'reply', 'replied_at'])
    .select(['created_at', 'photos'])
    .where('product_id', '=', productId)
    .where(isShown)
    .$if(stars !== undefined, found => found.where('rating', '=', stars ?? 0))
  for (const [column, direction] of ORDERS[sort]) query = query.orderBy(column, direction)
  const rows = await query.orderBy('id', 'desc').offset(offset).limit(limit).execute()
  const photos = settings.reviews.photos ? await loadPhotos(db, rows) : undefined
  return rows.map(row => ({
    id: row.id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    name: row.author_name,
    at: row.created_at,
    isVerified: row.order_id !== null,
    reply: row.reply ? { text: row.reply, at: row.replied_at ?? row.created_at } : undefined,
    photos: photos?.get(row.id) ?? [],
  }))
}
