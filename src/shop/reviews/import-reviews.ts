import { createId, ok } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { updateRating } from './update-rating.ts'

const BATCH = 200

export interface ImportedReview {
  productId: string
  rating: number
  title: string
  body: string
  name: string
  /** Empty if unknown. */
  email: string
  at: number
  isPublished: boolean
  reply: string
  repliedAt: number
  uniqueKey: string
}

/** Writes reviews in batches, and the ratings of their products. */
export async function insertReviews(
  context: Pick<ShopDeps, 'db' | 'kind' | 'clock'>,
  reviews: readonly ImportedReview[],
) {
  for (let i = 0; i < reviews.length; i += BATCH) {
    const batch = reviews.slice(i, i + BATCH)
    await inTransaction(context, async tx => {
      await tx
        .insertInto('reviews')
        .values(
          batch.map(review => ({
            id: createId({ now: () => review.at }),
            product_id: review.productId,
            rating: review.rating,
            title: review.title,
            body: review.body,
            author_name: review.name,
            author_email: review.email || null,
            status: review.isPublished ? 'published' : 'pending',
            reply: review.reply,
            replied_at: review.reply ? review.repliedAt : null,
            unique_key: review.uniqueKey,
            created_at: review.at,
          })),
        )
        .onConflict(conflict => conflict.column('unique_key').doNothing())
        .execute()
      // In a fixed order to prevent deadlocks.
      const products = new Set(batch.map(review => review.productId))
      for (const id of [...products].sort()) await updateRating({ tx, kind: context.kind }, id)
      return ok()
    })
  }
}

type Find = (by: 'sku' | 'handle' | 'product', text: string) => string | undefined

/** Products by SKU, slug, id of the other system, or name. */
export async function loadProducts(db: Database): Promise<Find> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'sku', 'slug', 'external_id', 'name'])
    .where('status', '!=', 'trash')
    .execute()
  const maps = {
    sku: new Map(rows.map(row => [row.sku, row.id])),
    handle: new Map(rows.map(row => [row.slug, row.id])),
    product: new Map(rows.flatMap(row => [[row.name, row.id] as const])),
  }
  for (const row of rows) {
    if (row.external_id) maps.product.set(row.external_id, row.id)
    maps.product.set(row.id, row.id)
  }
  return (by, text) => (text ? maps[by].get(text) : undefined)
}
