import { cleanLine, cleanParagraphs, createId, ok, type Result, refuse } from '#base'
import { type Database, inTransaction, transactionAdvisoryLock } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { REVIEW_LENGTHS } from './review.ts'
import { queueReviewNotice } from './review-mail.ts'
import { reviewRateOf } from './review-rate.ts'
import { updateRating } from './update-rating.ts'

export interface NewReview {
  productId: string
  rating: number
  title: string
  body: string
  name: string
  email: string
  /** Number and key of the order with which the product was bought, from the link of a mail. */
  order?: { number: number; key: string } | undefined
  /** Idempotency key. */
  uniqueKey: string
}

export type ReviewRefusal =
  | 'invalid'
  | 'reviews-closed'
  | 'only-buyers'
  | 'already-reviewed'
  | 'too-many'

type Added = Result<{ id: string; isPublished: boolean; isVerified: boolean }, ReviewRefusal>
type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'addToOutbox'> & { settings: ShopSettings }

/** Adds a visitor's review. The settings decide whether it is published at once. */
export function addReview(context: Context, entered: NewReview): Promise<Added> {
  const { settings, clock, kind } = context
  const draft = cleanReview(entered)
  return inTransaction(context, async (tx): Promise<Added> => {
    if (!isRating(draft.rating) || draft.name === '') return refuse('invalid')
    if (!(await acceptsReviews(tx, settings, entered.productId))) return refuse('reviews-closed')
    // Floods are counted for the whole site.
    await transactionAdvisoryLock({ tx, kind }, 'reviews')
    const twin = await findTwin(tx, entered.uniqueKey)
    if (twin) return ok(twin)
    const orderId = entered.order && (await findPurchase(tx, entered.order, entered.productId))
    if (settings.reviews.who === 'buyers' && !orderId) return refuse('only-buyers')
    if (orderId && (await hasReview(tx, orderId, entered.productId))) {
      return refuse('already-reviewed')
    }
    const now = clock.now()
    const rate = await reviewRateOf(tx, draft.email, now)
    if (rate === 'refuse') return refuse('too-many')
    const { moderation } = settings.reviews
    const isTrusted = moderation === 'none' || (moderation === 'unverified' && Boolean(orderId))
    const isPublished = isTrusted && (rate !== 'hold' || Boolean(orderId))
    const id = createId(clock)
    await tx
      .insertInto('reviews')
      .values({
        id,
        product_id: entered.productId,
        rating: draft.rating,
        title: draft.title,
        body: draft.body,
        author_name: draft.name,
        author_email: draft.email,
        status: isPublished ? 'published' : 'pending',
        order_id: orderId ?? null,
        unique_key: entered.uniqueKey,
        created_at: now,
      })
      .execute()
    if (isPublished) await updateRating({ tx, kind }, entered.productId)
    await queueReviewNotice(tx, context, { id, nowMs: now })
    return ok({ id, isPublished, isVerified: Boolean(orderId) })
  })
}

export const isRating = (rating: number) => Number.isInteger(rating) && rating >= 1 && rating <= 5

/** Single-line title and name; paragraphs without runs of blank lines. */
export function cleanReview<Draft extends Pick<NewReview, 'title' | 'body' | 'name' | 'email'>>(
  draft: Draft,
): Draft {
  return {
    ...draft,
    title: cleanLine(draft.title, REVIEW_LENGTHS.title),
    body: cleanParagraphs(draft.body, REVIEW_LENGTHS.body),
    name: cleanLine(draft.name, REVIEW_LENGTHS.name),
    email: draft.email.trim().toLowerCase(),
  }
}

/** Whether a product is published and accepts reviews. */
async function acceptsReviews(tx: Database, settings: ShopSettings, productId: string) {
  if (!settings.reviews.enabled) return false
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .where('reviews_allowed', '=', 1)
    .executeTakeFirst()
  return product !== undefined
}

async function findTwin(tx: Database, uniqueKey: string) {
  const row = await tx
    .selectFrom('reviews')
    .select(['id', 'status', 'order_id', 'deleted_at'])
    .where('unique_key', '=', uniqueKey)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      isPublished: row.status === 'published' && row.deleted_at === null,
      isVerified: row.order_id !== null,
    }
  )
}

/** Id of the order, if it has the key of the link and contains the product. */
export async function findPurchase(
  db: Database,
  { number, key }: { number: number; key: string },
  productId: string,
): Promise<string | undefined> {
  if (!Number.isSafeInteger(number) || number > 2 ** 31 - 1 || !key) return undefined
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.number', '=', number)
    .where('orders.key', '=', key.replaceAll('\0', ''))
    .where('orders.status', 'in', ['processing', 'completed'])
    .where('order_lines.product_id', '=', productId)
    .executeTakeFirst()
  return row?.id
}

async function hasReview(tx: Database, orderId: string, productId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}
