import { DAY, SECOND, type Visitor, type VisitorOfAction } from '#base'
import { readCartKey } from '../cart/cart-store.ts'
import { CART_COUNT_COOKIE, type CountedCart, toCounted } from '../cart/counted-cart.ts'
import { SESSION_LASTS_MS } from '../customers/sessions.ts'
import { MAX_CODE_LENGTH } from '../discounts/discount.ts'

/** Key of the cart, HttpOnly. */
export const CART_COOKIE = 'vt_cart'
/** View keys of orders placed in this browser; a session cookie. */
const ORDERS_COOKIE = 'vt_orders'

/** Key of the wishlist, HttpOnly. */
const WISHLIST_COOKIE = 'vt_wishlist'

/** Whether this browser may have a wishlist. Readable by scripts of cached pages. */
const HAS_WISHES_COOKIE = 'vt_wishes'

/** Code of a chosen currency other than the base. */
export const CURRENCY_COOKIE = 'vt_currency'

/** Coupon of a link, until it is in a cart. */
const COUPON_COOKIE = 'vt_coupon'
const COUPON_SECONDS = (7 * DAY) / SECOND

/** SH-6 */
const YEAR_SECONDS = (365 * DAY) / SECOND
const MAX_REMEMBERED_ORDERS = 5

export function cartKeyOf(visitor: Visitor): string | undefined {
  return readCartKey(visitor.cookie(CART_COOKIE))
}

export function viewKeysOf(visitor: Visitor): string[] {
  return (visitor.cookie(ORDERS_COOKIE) ?? '').split('.').filter(key => readCartKey(key))
}

export function wishlistKeyOf(visitor: Visitor): string | undefined {
  return readCartKey(visitor.cookie(WISHLIST_COOKIE))
}

export function rememberWishlist(visitor: VisitorOfAction, key: string) {
  visitor.setCookie(WISHLIST_COOKIE, key, { maxAgeSeconds: YEAR_SECONDS })
  rememberWishes(visitor, YEAR_SECONDS)
}

function rememberWishes(visitor: VisitorOfAction, maxAgeSeconds: number) {
  visitor.setCookie(HAS_WISHES_COOKIE, '1', { maxAgeSeconds, httpOnly: false })
}

/** Without `cart`, it is empty. */
export function rememberCart(visitor: VisitorOfAction, key: string, cart?: CountedCart) {
  visitor.setCookie(CART_COOKIE, key, { maxAgeSeconds: YEAR_SECONDS })
  rememberCartCount(visitor, cart)
}

/** Readable by scripts; without a cart it says that the cart is empty. */
export function rememberCartCount(visitor: VisitorOfAction, cart?: CountedCart) {
  const options = { maxAgeSeconds: YEAR_SECONDS, httpOnly: false }
  visitor.setCookie(CART_COUNT_COOKIE, toCounted(cart), options)
}

export function rememberOrder(visitor: VisitorOfAction, viewKey: string) {
  const keys = [...new Set([viewKey, ...viewKeysOf(visitor)])]
  visitor.setCookie(ORDERS_COOKIE, keys.slice(0, MAX_REMEMBERED_ORDERS).join('.'))
}

/** An encoded code fits a cookie; an empty one deletes it. */
export function rememberCoupon(visitor: VisitorOfAction, code: string) {
  const maxAgeSeconds = code ? COUPON_SECONDS : 0
  visitor.setCookie(COUPON_COOKIE, code.slice(0, MAX_CODE_LENGTH), { maxAgeSeconds })
}

/** The base currency deletes the cookie, so that its pages are those of all visitors. */
export function rememberCurrency(visitor: VisitorOfAction, code: string | undefined) {
  const maxAgeSeconds = code ? YEAR_SECONDS : 0
  visitor.setCookie(CURRENCY_COOKIE, code ?? '', { maxAgeSeconds })
}

/** Key of the session of a customer, HttpOnly. */
export const CUSTOMER_COOKIE = 'vt_customer'

export function rememberCustomer(visitor: VisitorOfAction, token: string) {
  const maxAgeSeconds = SESSION_LASTS_MS / SECOND
  visitor.setCookie(CUSTOMER_COOKIE, token, { maxAgeSeconds })
  rememberWishes(visitor, maxAgeSeconds)
}

/** Leaves an empty cart of a guest, and the orders that this browser opened are closed. */
export function forgetCustomer(visitor: VisitorOfAction) {
  for (const name of [CUSTOMER_COOKIE, ORDERS_COOKIE, WISHLIST_COOKIE, HAS_WISHES_COOKIE]) {
    visitor.setCookie(name, '', { maxAgeSeconds: 0 })
  }
  forgetCart(visitor)
}

export function forgetCart(visitor: VisitorOfAction) {
  visitor.setCookie(CART_COOKIE, '', { maxAgeSeconds: 0 })
  rememberCartCount(visitor)
}

export const couponOf = (visitor: Visitor): string => visitor.cookie(COUPON_COOKIE) ?? ''
