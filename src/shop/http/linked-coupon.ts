import type { VisitorOfAction } from '#base'
import type { CartMessage } from '../cart/texts.ts'
import type { Shop } from '../create-shop.ts'
import { couponOf, rememberCoupon } from './cookies.ts'
import { visitorCart } from './signed-in.ts'

/** Reasons that a different cart does not change. */
const FINAL = new Set<CartMessage['key']>([
  'coupon.unknown',
  'coupon.invalid',
  'coupon.expired',
  'coupon.usageLimit',
  'coupon.alreadyApplied',
  'coupon.empty',
  'giftCard.alreadyApplied',
  'giftCard.disabled',
  'giftCard.expired',
  'giftCard.used',
])

interface Visit {
  shop: Shop
  visitor: VisitorOfAction
}

/** Applies the coupon of a link, or keeps it until it fits the cart. */
export async function openCouponLink({ shop, visitor }: Visit, code: string) {
  const { key, customer } = await visitorCart(shop, visitor)
  const request = { key, customer, code, keepNotice: true }
  const result = key ? await shop.cart.applyCoupon(request) : undefined
  if (!result) return rememberCoupon(visitor, code)
  if (result.ok) return rememberCoupon(visitor, '')
  const isFinal = FINAL.has(result.message.key)
  rememberCoupon(visitor, isFinal ? '' : code)
  if (result.reason !== 'no-cart') {
    await shop.cart.keepNotices(key, [{ kind: 'error', ...result.message }])
  }
}

/** Tries to apply a kept coupon after something was added. Returns whether the cart changed. */
export async function applyKeptCoupon({ shop, visitor }: Visit, key: string): Promise<boolean> {
  const code = couponOf(visitor)
  if (!code) return false
  const result = await shop.cart.applyCoupon({ key, code })
  if (result.ok || FINAL.has(result.message.key)) rememberCoupon(visitor, '')
  return result.ok
}
