import type { VisitorOfAction } from '#base'
import type { CouponReason, CouponResult } from '../cart/coupons.ts'
import type { CartRefusal, CartView } from '../cart/view.ts'
import type { CheckoutState } from '../checkout/view.ts'
import type { Shop } from '../create-shop.ts'
import { readCheckoutFields } from '../model/checkout-fields.ts'
import { rememberCartCount } from './cookies.ts'
import type { PostedTexts } from './posted-items.ts'
import { visitorCart } from './signed-in.ts'

/** Attempts per minute and IP address: enough for a household, too few for guessing. */
export const COUPON_ATTEMPTS_PER_MINUTE = 20

const STATUS: Record<CouponReason, 409 | 422> = { 'no-cart': 409, 'coupon-refused': 422 }

interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
}

type CustomerCart = Awaited<ReturnType<typeof visitorCart>>

type CouponChange = (
  shop: Shop,
  request: CustomerCart & { keepNotice: boolean },
) => Promise<CouponResult>

/** Changes the coupons of the cart. Scripts get the cart; plain forms are redirected to it. */
export async function changePostedCoupons(
  { services: { shop }, isPlainPost, ...caller }: Caller & { isPlainPost: boolean },
  code: string,
  change: CouponChange,
) {
  const visitor = caller.visitor()
  const { key, customer } = await visitorCart(shop, visitor)
  const result = await change(shop, { key, keepNotice: isPlainPost, customer })
  if (!result.ok) {
    if (isPlainPost) await shop.cart.dropNotices(key)
    const { reason, message } = result
    const refusal: CartRefusal = { errors: [], quantities: {}, coupon: { code, message } }
    return { ok: false as const, reason, refusal, status: STATUS[reason] }
  }
  const cart = await shop.cart.view({ key, customer })
  rememberCartCount(visitor, cart)
  if (isPlainPost) return { ok: true as const, redirect: cart.paths.cart }
  const answer: CartView = { ...cart, notices: [result.notice, ...cart.notices] }
  return { ok: true as const, answer }
}

/** Answer of the cart beyond the rate limit, for forms without script. */
export function refuseBusyCoupon(code: string, waitSeconds: number) {
  const refusal: CartRefusal = {
    errors: [],
    quantities: {},
    coupon: { code, message: { key: 'coupon.tooOften' } },
  }
  return { ok: false as const, reason: 'too-often', refusal, waitSeconds }
}

/** Changes the coupons at checkout and stores the input of the form. */
export async function changeCheckoutCoupons(
  { services: { shop }, visitor }: Caller,
  posted: PostedTexts,
  code: string,
  change: (shop: Shop, request: CustomerCart & { email: string }) => Promise<CouponResult>,
) {
  const { key, customer } = await visitorCart(shop, visitor())
  const fields = await shop.checkout.readPosted(key, posted)
  await shop.checkout.remember({ key, fields })
  const result = await change(shop, { key, email: fields.billing_email, customer })
  if (!result.ok) {
    const { reason, message } = result
    const refusal: CheckoutState = { fields, errors: [], coupon: { code, message } }
    return { ok: false as const, reason, refusal, status: STATUS[reason] }
  }
  const state: CheckoutState = { fields, errors: [], notice: result.notice }
  const answer = await shop.checkout.view({ key, state, customer })
  rememberCartCount(visitor(), answer.cart)
  return { ok: true as const, answer }
}

/** Answer of the checkout beyond the rate limit, for forms without script. */
export function refuseBusyCheckoutCoupon(posted: PostedTexts, code: string, waitSeconds: number) {
  const refusal: CheckoutState = {
    fields: readCheckoutFields(posted),
    errors: [],
    coupon: { code, message: { key: 'coupon.tooOften' } },
  }
  return { ok: false as const, reason: 'too-often', refusal, waitSeconds }
}
