import type { Database } from '#db'
import type { Discount } from '../discounts/discount.ts'
import { discountIn } from '../discounts/discount-in.ts'
import type { Offer } from '../discounts/load-offer.ts'
import { DISCOUNT_COLUMNS, toDiscount } from '../discounts/stored-discount.ts'
import type { Exchange } from '../model/currency-settings.ts'
import type { StoredOrder } from './stored-order.ts'

/**
 * Discounts for an edit of a placed order. Those that the order has keep applying: their dates and
 * limits were checked at the purchase, and only their conditions about items are checked again.
 * Automatic discounts must have been active at the time of the order.
 */
export async function withAgreedDiscounts(
  db: Database,
  offer: Offer,
  { row, discountIds }: StoredOrder,
  exchange: Exchange | undefined,
): Promise<Offer> {
  const held = (await loadDiscounts(db, discountIds)).map(one => discountIn(one, exchange))
  const isAgreed = ({ id }: Discount) => discountIds.has(id)
  const others = offer.automatic.filter(one => !isAgreed(one) && isActiveAt(one, row.created_at))
  return {
    ...offer,
    coupons: offer.coupons.map(coupon =>
      coupon.discount && isAgreed(coupon.discount)
        ? { ...coupon, discount: withoutLimits(coupon.discount) }
        : coupon,
    ),
    automatic: [...held.filter(one => !one.code), ...others].map(withoutLimits),
  }
}

async function loadDiscounts(db: Database, ids: ReadonlySet<string>): Promise<Discount[]> {
  if (ids.size === 0) return []
  const rows = await db
    .selectFrom('discounts')
    .select(DISCOUNT_COLUMNS)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return rows.map(toDiscount)
}

const isActiveAt = ({ startsAt, expiresAt }: Discount, atMs: number) =>
  (startsAt === null || startsAt <= atMs) && (expiresAt === null || expiresAt > atMs)

const withoutLimits = (discount: Discount): Discount => ({
  ...discount,
  enabled: true,
  startsAt: null,
  expiresAt: null,
  usageLimit: null,
  usageLimitPerUser: null,
  firstOrderOnly: false,
})
