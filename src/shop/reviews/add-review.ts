import {
  cleanLine,
  cleanParagraphs,
  createId,
  ok,
  type PostedFile,
  type Refusal,
  type Result,
  refuse,
} from '#base'
import { type Database, inTransaction, transactionAdvisoryLock } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { type PhotoProblem, REVIEW_LENGTHS, type ReviewPhoto } from './review.ts'
import { queueReviewNotice } from './review-mail.ts'
import { dropPhotos, insertPhotos, storePhotos } from './review-photos.ts'
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
  /** Uploaded photos; ignored if the shop accepts none. */
  photos?: readonly PostedFile[] | undefined
  /** Idempotency key. */
  uniqueKey: string
}

export type ReviewRefusal =
  | 'invalid'
  | 'reviews-closed'
  | 'only-buyers'
  | 'already-reviewed'
  | 'too-many'

interface AddedReview {
  id: string
  isPublished: boolean
  isVerified: boolean
  /** False for a repeated submission. */
  isNew: boolean
}
type Added = Result<AddedReview, ReviewRefusal>
type WrongPhoto = Refusal<'wrong-photo', { problem: PhotoProblem }>
type Context = Pick<
  ShopDeps,
  'db' | 'kind' | 'clock' | 'addToOutbox' | 'reviewPhotos' | 'encodePhoto'
> & { settings: ShopSettings }

/** Adds a visitor's review. The settings decide whether it is published at once. */
export async function addReview(context: Context, entered: NewReview): Promise<Added | WrongPhoto> {
  const draft = cleanReview(entered)
  const files = context.settings.reviews.photos ? (draft.photos ?? []) : []
  if (files.length === 0) return insertReview(context, draft, [])
  // Encoding photos is slow, so most refusals come before it.
  const checked = await checkReview(context.db, context, draft)
  if (!checked.ok) return checked
  if (checked.twin) return ok(checked.twin)
  const stored = await storePhotos(context, files)
  if (!stored.ok) return stored
  let isStored = false
  try {
    const added = await insertReview(context, draft, stored.photos)
    isStored = added.ok && added.isNew
    return added
  } finally {
    if (!isStored) await dropPhotos(context, stored.photos)
  }
}

function insertReview(
  context: Context,
  draft: NewReview,
  photos: readonly ReviewPhoto[],
): Promise<Added> {
  const { settings, clock, kind } = context
  return inTransaction(context, async (tx): Promise<Added> => {
    // Floods are counted for the whole site.
    await transactionAdvisoryLock({ tx, kind }, 'reviews')
    const checked = await checkReview(tx, context, draft)
    if (!checked.ok) return checked
    if (checked.twin) return ok(checked.twin)
    const { orderId, isHeld } = checked
    const { moderation } = settings.reviews
    const isTrusted = moderation === 'none' || (moderation === 'unverified' && Boolean(orderId))
    // Photos of strangers always wait for approval.
    const isPublished = isTrusted && (Boolean(orderId) || (!isHeld && photos.length === 0))
    const id = createId(clock)
    const now = clock.now()
    await tx
      .insertInto('reviews')
      .values({
        id,
        product_id: draft.productId,
        rating: draft.rating,
        title: draft.title,
        body: draft.body,
        author_name: draft.name,
        author_email: draft.email,
        status: isPublished ? 'published' : 'pending',
        order_id: orderId ?? null,
        unique_key: draft.uniqueKey,
        photos: photos.length,
        created_at: now,
      })
      .execute()
    await insertPhotos(tx, id, photos)
    if (isPublished) await updateRating({ tx, kind }, draft.productId)
    await queueReviewNotice(tx, context, { id, nowMs: now })
    return ok({ id, isPublished, isVerified: Boolean(orderId), isNew: true })
  })
}

type Checked = Result<
  { twin: AddedReview } | { twin?: undefined; orderId: string | undefined; isHeld: boolean },
  ReviewRefusal
>

/** Whether a review is refused; otherwise its order, or the same review sent before. */
async function checkReview(
  db: Database,
  { settings, clock }: Context,
  draft: NewReview,
): Promise<Checked> {
  const { productId, order } = draft
  if (!isRating(draft.rating) || draft.name === '') return refuse('invalid')
  if (!(await acceptsReviews(db, settings, productId))) return refuse('reviews-closed')
  const twin = await findTwin(db, draft.uniqueKey)
  if (twin) return ok({ twin })
  const orderId = order && (await findPurchase(db, order, productId))
  if (settings.reviews.who === 'buyers' && !orderId) return refuse('only-buyers')
  if (orderId && (await hasReview(db, orderId, productId))) return refuse('already-reviewed')
  const rate = await reviewRateOf(db, draft.email, clock.now())
  if (rate === 'refuse') return refuse('too-many')
  return ok({ orderId, isHeld: rate === 'hold' })
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

async function findTwin(tx: Database, uniqueKey: string): Promise<AddedReview | undefined> {
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
      isNew: false,
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
