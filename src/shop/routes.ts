import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from './create-shop.ts'
import { answerCart, cartRoutes } from './routes/cart-routes.ts'
import { checkoutRoutes } from './routes/checkout-routes.ts'
import type { RenderShopPage } from './routes/context.ts'
import { createCookieWriter } from './routes/cookies.ts'
import { defaultShopLimits, type ShopLimits } from './routes/limits.ts'

type AjaxHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface ShopRoutesDeps {
  shop: Shop
  renderPage: RenderShopPage
  /** Where small calls are answered: the shop adds `cart`. */
  ajax: { onGet(action: string, handler: AjaxHandler): unknown }
  publicUrl: string
  limits?: ShopLimits
}

/**
 * The shop over HTTP. Forms work without script; the same addresses answer JSON to whoever accepts it. Needs the
 * plugins for cookies and posted forms.
 */
export function shopRoutes(app: FastifyInstance, deps: ShopRoutesDeps) {
  const { shop, renderPage, ajax, publicUrl, limits = defaultShopLimits } = deps
  const context = { shop, renderPage, limits, cookies: createCookieWriter(publicUrl) }
  cartRoutes(app, context)
  checkoutRoutes(app, context)
  ajax.onGet('cart', (request, reply) => answerCart(context, request, reply))
}
