import type { FastifyInstance } from 'fastify'
import { trimEnd } from '#base'
import type { Shop } from '#shop'

const PATH = '/prefetch-rules.json'

/** Of every page: where the browser reads which links it may fetch before they are followed (HTML, speculation rules). */
export const prefetchHeader = { 'speculation-rules': `"${PATH}"` }

/** Not pages of the site, or not for everybody. */
const NEVER = ['/admin', '/admin/*', '/media/*', '/dev/*', '/preview/*', '/api/*', '/*.*']
/** Links that open elsewhere or are no place to go: what swaps a part of the page asks for it itself. */
const NOT_FOLLOWED = 'a[download], a[target=_blank], a[rel~=nofollow], [data-swap], [data-lightbox]'

/**
 * Pages of this site are fetched when a visitor is about to go there: the pointer rests on a link, or presses it. What differs between
 * visitors is fetched when they are there: an early cart would be an old one.
 */
export function prefetchRoutes(app: FastifyInstance, { shop }: { shop: Shop }) {
  app.get(PATH, async (_request, reply) => {
    const { cart, checkout, orderReceived } = (await shop.settings()).paths
    const own = [cart, checkout, orderReceived].map(path => encodeURI(trimEnd(path, '/')))
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
