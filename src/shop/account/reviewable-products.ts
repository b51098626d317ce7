import type { Database } from '#db'
import type { SignedInCustomer } from '../customers/customer.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { ReviewableItem } from '../orders/mail/order-mail.ts'
import { reviewPath } from '../orders/mail/review-request.ts'

const MAX_SHOWN = 12
/** Lines that are read, because a product may have been bought several times. */
const MAX_LINES = 100

/**
 * Products that the customer received and has not reviewed, latest orders first. The path of the form
 * marks the review as that of a buyer.
 */
export async function listReviewableProducts(
  { db, settings }: { db: Database; settings: ShopSettings },
  { id, email }: Pick<SignedInCustomer, 'id' | 'email'>,
): Promise<ReviewableItem[]> {
  if (!settings.reviews.enabled) return []
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['products.id', 'products.name', 'slug', 'orders.number', 'orders.key'])
    .where('orders.customer_id', '=', id)
    .where('orders.status', '=', 'completed')
    .where('products.status', '=', 'published')
    .where('reviews_allowed', '=', 1)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.product_id', '=', 'products.id')
            .where(review =>
              review.or([
                review('author_email', '=', email.toLowerCase()),
                review('reviews.order_id', '=', review.ref('orders.id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_lines.position')
    .limit(MAX_LINES)
    .execute()
  const latest = new Map(rows.reverse().map(row => [row.id, row]))
  return [...latest.values()]
    .reverse()
    .slice(0, MAX_SHOWN)
    .map(({ name, slug, ...order }) => ({ name, path: reviewPath(settings, slug, order) }))
}
