import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PageCache, toPrivatePage } from '#render'
import { type CurrencyOf, cacheKeyIn } from '../visitor/visitor-currency.ts'
import { findWithoutPrices, type GroupOf } from '../visitor/visitor-group.ts'
import type { PageSender } from './page-sender.ts'
import { noRequest, type SiteRenderer } from './renderer.ts'
import type { PageResolver } from './resolve-page.ts'

/** Not a valid path, because paths start with a slash. */
const KEY = '404'

export type ReplyNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Answers 404 with the designed page, which is rendered once for all URLs and cached. */
export function createNotFound(
  resolver: PageResolver,
  renderer: SiteRenderer,
  cache: PageCache,
  sender: PageSender,
  currencyOf: CurrencyOf,
  groupOf: GroupOf,
): ReplyNotFound {
  return async (request, reply) => {
    const currency = await currencyOf(request.headers.cookie)
    const customerGroup = await groupOf(request.headers.cookie)
    const key = cacheKeyIn(cache, KEY, currency)
    const render = async () =>
      renderer.renderNotFound(await resolver.resolveNotFound(), {
        ...noRequest,
        currency,
        customerGroup,
      })
    const page = customerGroup
      ? (findWithoutPrices(cache, key) ?? toPrivatePage(await render()))
      : await cache.getOrRender(key, render)
    await sender.reply(request, reply, page)
  }
}
