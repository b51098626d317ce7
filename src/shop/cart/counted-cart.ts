import { toDecimal } from '#base'
import type { CartView } from './view.ts'

/** The part of a cart that is stored in a cookie. */
export type CountedCart = Pick<CartView, 'count' | 'money' | 'totals'>

/** Number of items and value for cached pages, readable by scripts: `3_38.50_EUR`. */
export const CART_COUNT_COOKIE = 'vt_cart_count'

/** Value of the cookie; without items `0`. */
export function toCounted(cart?: CountedCart): string {
  if (!cart?.count) return '0'
  const { currency } = cart.money
  return [cart.count, toDecimal(cart.totals.total, currency), currency].join('_')
}
