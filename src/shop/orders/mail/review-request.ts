import { DAY } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import { isMailEnabled } from '../../model/mail-settings.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { reviewRequestKey } from '../status-mail.ts'
import type { OrderView } from '../view.ts'
import type { ReviewableItem } from './order-mail.ts'

/** Whether buyers are asked for reviews, if they agree. */
export const asksForReviews = ({ reviews }: ShopSettings): boolean =>
  reviews.enabled && reviews.askAfterDays > 0

/** Queues the mail that asks for reviews of a completed order, if its buyer agreed. */
export async function queueReviewRequest(
  db: Database,
  context: Pick<ShopDeps, 'addToOutbox' | 'clock'> & { settings: ShopSettings },
  orderId: string,
) {
  const { settings, clock } = context
  if (!asksForReviews(settings) || !isMailEnabled(settings, 'review-request')) return
  const agreed = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('review_request', '=', 1)
    .executeTakeFirst()
  if (!agreed) return
  const nowMs = clock.now()
  await context.addToOutbox(
    db,
    {
      kind: 'mail',
      payload: { template: 'review-request', orderId },
      uniqueKey: reviewRequestKey(orderId),
      dueAt: nowMs + settings.reviews.askAfterDays * DAY,
    },
    nowMs,
  )
}

/** Products of an order that accept reviews and have none by its buyer, with the path of the form. */
export async function loadReviewable(
  { db, settings }: { db: Database; settings: ShopSettings },
  order: OrderView,
): Promise<ReviewableItem[]> {
  if (!settings.reviews.enabled) return []
  const ids = [...new Set(order.lines.map(line => line.productId))].filter(Boolean)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['products.id', 'name', 'slug'])
    .where('products.id', 'in', ids)
    .where('status', '=', 'published')
    .where('reviews_allowed', '=', 1)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.product_id', '=', 'products.id')
            .where('reviews.order_id', '=', order.id),
        ),
      ),
    )
    .orderBy('name')
    .execute()
  return rows.map(({ name, slug }) => ({ name, path: reviewPath(settings, slug, order) }))
}

/** Path of a product's review form for the holder of an order's key. */
export const reviewPath = (
  { paths }: ShopSettings,
  slug: string,
  { number, key }: { number: number; key: string },
) => `${paths.product}${slug}?order=${number}&key=${key}#product-reviews`
