import { DAY, SECOND, type Visitor, type VisitorOfAction } from '#base'
import { readCartKey } from './cart-store.ts'

/** The cart's key: only the server sees it. */
export const CART_COOKIE = 'vt_cart'
/** How many items the cart holds, for pages that are the same for everybody. */
const CART_COUNT_COOKIE = 'vt_cart_count'
/** View keys of the orders that this browser has placed; gone with the session. */
const ORDERS_COOKIE = 'vt_orders'

/** SH-6 */
const YEAR_SECONDS = (365 * DAY) / SECOND
const MAX_REMEMBERED_ORDERS = 5

export function cartKeyOf(visitor: Visitor): string | undefined {
  return readCartKey(visitor.cookie(CART_COOKIE))
}

export function viewKeysOf(visitor: Visitor): string[] {
  return (visitor.cookie(ORDERS_COOKIE) ?? '').split('.').filter(key => readCartKey(key))
}

export function rememberCart(visitor: VisitorOfAction, key: string, count: number) {
  visitor.setCookie(CART_COOKIE, key, { maxAgeSeconds: YEAR_SECONDS })
  rememberCartCount(visitor, count)
}

/** Readable by the header's script. */
export function rememberCartCount(visitor: VisitorOfAction, count: number) {
  const options = { maxAgeSeconds: YEAR_SECONDS, httpOnly: false }
  visitor.setCookie(CART_COUNT_COOKIE, String(count), options)
}

export function rememberOrder(visitor: VisitorOfAction, viewKey: string) {
  const keys = [...new Set([viewKey, ...viewKeysOf(visitor)])]
  visitor.setCookie(ORDERS_COOKIE, keys.slice(0, MAX_REMEMBERED_ORDERS).join('.'))
}
