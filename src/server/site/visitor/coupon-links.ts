import type { FastifyInstance } from 'fastify'
import type { Shop } from '#shop'
import { COUPON_ATTEMPTS_PER_MINUTE, openCouponLink } from '#shop/http'
import { createLimit } from '../../http/request-counts.ts'
import { toLocation } from '../../http/to-location.ts'
import { toPagePath } from '../page/page-path.ts'
import { createVisitor } from './visitor.ts'
import { type CurrencyOf, shopIn } from './visitor-currency.ts'
import type { GroupOf } from './visitor-group.ts'

const PARAMETER = 'coupon'

/**
 * Links with `?coupon=CODE` apply a coupon on any page. They lead to the same URL without the
 * parameter, so that pages stay cached.
 */
export function couponLinks(
  app: FastifyInstance,
  {
    shop,
    publicUrl,
    hasLimits,
    currencyOf,
    groupOf,
  }: {
    shop: Shop
    publicUrl: string
    hasLimits: boolean
    currencyOf: CurrencyOf
    groupOf: GroupOf
  },
) {
  const options = { name: 'coupons', max: COUPON_ATTEMPTS_PER_MINUTE, timeWindow: '1 minute' }
  const count = hasLimits ? createLimit(app, options) : undefined

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.includes(`${PARAMETER}=`)) return
    if (request.routeOptions.url !== '/*') return
    const page = toPagePath(request.url, publicUrl)
    const code = page?.url.searchParams.get(PARAMETER)?.trim()
    if (!page || !code) return
    const counted = await count?.(request)
    const isRefused = counted && !counted.isAllowed && counted.isExceeded
    const visitor = createVisitor(request, reply, publicUrl)
    const currency = await currencyOf(request.headers.cookie)
    const customerGroup = await groupOf(request.headers.cookie)
    const shown = shopIn(shop, { currency, customerGroup })
    if (!isRefused) await openCouponLink({ shop: shown, visitor }, code)
    page.url.searchParams.delete(PARAMETER)
    reply.header('cache-control', 'private, no-store')
    return reply.redirect(toLocation(page.url.pathname + page.url.search), 302)
  })
}
