import type { FastifyInstance } from 'fastify'
import { trimEnd } from '#base'
import { ORDER_PAY_PATH, type Shop } from '#shop'

const PATH = '/prefetch-rules.json'

/** Header on every page that names the browser's prefetch rules (HTML, speculation rules). */
export const prefetchHeader = { 'speculation-rules': `"${PATH}"` }

/** Paths that are not pages or differ per visitor. */
const NEVER = ['/admin', '/admin/*', '/media/*', '/dev/*', '/preview/*', '/api/*', '/*.*']
/** Links that open elsewhere or do not navigate. Scripts that replace part of a page load it themselves. */
const NOT_FOLLOWED = 'a[download], a[target=_blank], a[rel~=nofollow], [data-swap], [data-lightbox]'

/**
 * Speculation rules: prefetches pages when the pointer rests on a link or presses it. Pages that
 * differ per visitor are excluded, because a prefetched cart could be stale.
 */
export function prefetchRoutes(app: FastifyInstance, { shop }: { shop: Shop }) {
  app.get(PATH, async (_request, reply) => {
    const { cart, checkout, orderReceived } = (await shop.settings()).paths
    const own = [cart, checkout, orderReceived, ORDER_PAY_PATH].map(path =>
      encodeURI(trimEnd(path, '/')),
    )
    const not = [...NEVER, ...own.flatMap(path => [path, `${path}/*`, `${path}?*`])]
    const where = {
      and: [
        { href_matches: '/*' },
        { not: { href_matches: not } },
        { not: { selector_matches: NOT_FOLLOWED } },
      ],
    }
    return reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }))
  })
}
