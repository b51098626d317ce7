import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../create-shop.ts'
import type { ShopPageState } from '../page-state.ts'
import type { CookieWriter } from './cookies.ts'
import type { FormBody } from './form.ts'
import type { ShopLimits } from './limits.ts'

/** Answers with the page at a path of this site, showing what a form was refused for. */
export type RenderShopPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { path: string; state: ShopPageState; status: number },
) => Promise<unknown>

export interface RouteContext {
  shop: Shop
  renderPage: RenderShopPage
  cookies: CookieWriter
  limits: ShopLimits
}

export type FormRequest = FastifyRequest<{ Body: FormBody }>

/** Scripts ask for JSON, forms for pages. */
export function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/json')
}
