import { csvLine } from '#base'
import type { Database } from '#db'
import type { ReviewFilter } from './list-reviews.ts'

const BATCH = 200

const HEAD = [
  ...['product_sku', 'product_handle', 'rating', 'title', 'body', 'reviewer_name'],
  ...['reviewer_email', 'review_date', 'status', 'verified', 'reply', 'reply_date'],
]

/** Exports reviews as CSV, oldest first. The columns are those of review apps for Shopify. */
export async function* exportReviews(
  { db }: { db: Database },
  { status, rating, product }: ReviewFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEAD)}`
  for (let after = ''; ; ) {
    let query = db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.id', 'sku', 'slug', 'rating', 'title', 'body', 'author_name'])
      .select(['author_email', 'reviews.created_at', 'reviews.status', 'order_id'])
      .select(['reply', 'replied_at'])
      .where('reviews.id', '>', after)
      .where('deleted_at', status === 'trash' ? 'is not' : 'is', null)
    if (status && status !== 'trash') query = query.where('reviews.status', '=', status)
    if (rating) query = query.where('rating', '=', rating)
    if (product) query = query.where('product_id', '=', product)
    const rows = await query.orderBy('reviews.id').limit(BATCH).execute()
    yield rows
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
        ]),
      )
      .join('')
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? ''
  }
}
