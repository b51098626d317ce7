import { sql } from 'kysely'
import { contains, type Database, type ListColumns, type ListOptions, readLongList } from '#db'
import type { ShopSettings } from '../model/settings.ts'
import type { ReviewItem, ReviewPhoto, ReviewStatus } from './review.ts'
import { loadPhotos } from './review-photos.ts'

/** Pending reviews first. */
const COLUMNS = {
  status: sql`case reviews.status when 'pending' then 0 else 1 end`,
  createdAt: sql`reviews.created_at`,
  rating: sql`reviews.rating`,
} as const
export type ReviewColumn = keyof typeof COLUMNS

export interface ReviewFilter {
  /** Without a status: all except spam and trash. */
  status?: ReviewStatus | 'trash' | undefined
  rating?: number | undefined
  product?: string | undefined
  q?: string | undefined
}

export type ReviewQuery = Omit<ListOptions, 'sort'> & ReviewFilter & { sort: ReviewColumn }

const rowsOf = (db: Database) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('orders', 'orders.id', 'reviews.order_id')
    .select(['reviews.id', 'reviews.rating', 'title', 'body', 'author_name', 'author_email'])
    .select(['reviews.status', 'reply', 'replied_at', 'reviews.created_at', 'reviews.deleted_at'])
    .select(['reviews.product_id', 'products.name as product_name', 'products.slug'])
    .select(['reviews.order_id', 'orders.number as order_number', 'reviews.photos'])

function filtered(
  db: Database,
  { status, rating, product, q, sort }: Omit<ReviewQuery, 'page' | 'perPage' | 'order'>,
  columns: ListColumns,
) {
  // Each status has an index by date.
  const byStatus =
    sort === 'createdAt' && !q
      ? sql.ref<string>('reviews.status')
      : columns.filter<string>('reviews.status')
  let found = rowsOf(db).where(
    columns.scope('reviews.deleted_at'),
    status === 'trash' ? 'is not' : 'is',
    null,
  )
  if (!status) found = found.where(columns.filter<string>('reviews.status'), '!=', 'spam')
  else if (status !== 'trash') found = found.where(byStatus, '=', status)
  if (rating) found = found.where('reviews.rating', '=', rating)
  if (product) found = found.where('reviews.product_id', '=', product)
  if (q) {
    found = found.where(
      contains(q, 'author_name', 'author_email', 'title', 'body', 'products.name'),
    )
  }
  return found
}

/** Reviews for staff. */
export async function listReviews(
  { db, settings }: { db: Database; settings: ShopSettings },
  query: ReviewQuery,
) {
  const byDate = query.sort === 'createdAt' ? query.order : 'desc'
  const { items, total } = await readLongList(
    { db, id: 'reviews.id', readsRows: Boolean(query.q) },
    query,
    columns =>
      filtered(db, query, columns)
        .$if(query.sort !== 'createdAt', found => found.orderBy(COLUMNS[query.sort], query.order))
        .orderBy('reviews.created_at', byDate)
        .orderBy('reviews.id', byDate),
  )
  const photos = await loadPhotos(db, items)
  return { items: items.map(row => toItem(row, settings, photos)), total }
}

/** A review for staff, also from the trash. */
export async function findReview(
  { db, settings }: { db: Database; settings: ShopSettings },
  id: string,
): Promise<ReviewItem | undefined> {
  const row = await rowsOf(db).where('reviews.id', '=', id).executeTakeFirst()
  return row && toItem(row, settings, await loadPhotos(db, [row]))
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

function toItem(
  row: Row,
  { paths }: ShopSettings,
  photos: ReadonlyMap<string, ReviewPhoto[]>,
): ReviewItem {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    name: row.author_name,
    email: row.author_email,
    status: row.status as ReviewStatus,
    reply: row.reply,
    isVerified: row.order_id !== null,
    photos: photos.get(row.id) ?? [],
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    product: { id: row.product_id, name: row.product_name, path: paths.product + row.slug },
    order:
      row.order_id === null || row.order_number === null
        ? null
        : { id: row.order_id, number: row.order_number },
  }
}
