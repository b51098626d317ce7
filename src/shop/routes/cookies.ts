import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCartKey } from '../cart/cart-row.ts'

/** The cart's key: only the server sees it. */
export const CART_COOKIE = 'vt_cart'
/** Pieces in the cart, for pages that are the same for everybody. */
export const CART_COUNT_COOKIE = 'vt_cart_count'
/** View keys of the orders that this browser has placed; gone with the session. */
export const ORDERS_COOKIE = 'vt_orders'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const REMEMBERED_ORDERS = 5

type Cookies = Record<string, string | undefined>

export function cartKeyOf(cookies: Cookies): string | undefined {
  return readCartKey(cookies[CART_COOKIE])
}

export function viewKeysOf(cookies: Cookies): string[] {
  return (cookies[ORDERS_COOKIE] ?? '').split('.').filter(key => readCartKey(key))
}

/** Writes the shop's cookies; `secure` where the site is served over TLS. */
export function createCookieWriter(publicUrl: string) {
  const common = { path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const
  return {
    cart(reply: FastifyReply, key: string, count: number) {
      reply.setCookie(CART_COOKIE, key, { ...common, httpOnly: true, maxAge: YEAR_SECONDS })
      this.count(reply, count)
    },
    count(reply: FastifyReply, count: number) {
      reply.setCookie(CART_COUNT_COOKIE, String(count), { ...common, maxAge: YEAR_SECONDS })
    },
    order(request: FastifyRequest, reply: FastifyReply, viewKey: string) {
      const keys = [...new Set([viewKey, ...viewKeysOf(request.cookies)])]
      const value = keys.slice(0, REMEMBERED_ORDERS).join('.')
      reply.setCookie(ORDERS_COOKIE, value, { ...common, httpOnly: true })
    },
  }
}
export type CookieWriter = ReturnType<typeof createCookieWriter>
