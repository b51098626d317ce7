import type { FastifyInstance } from 'fastify'
import type { Pages } from '#pages'
import { renderTerms, type Shop, TERMS_PATH } from '#shop'

const HASH = /^[0-9a-f]{64}$/
const PER_MINUTE = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

/** Versions of the terms that buyers have accepted. They never change. */
export function termsRoutes(app: FastifyInstance, { shop, pages }: { shop: Shop; pages: Pages }) {
  app.get<{ Params: { hash: string } }>(
    `${TERMS_PATH}:hash`,
    PER_MINUTE,
    async ({ params: { hash } }, reply) => {
      const terms = HASH.test(hash) ? await shop.loadTerms(hash) : undefined
      if (!terms) return reply.callNotFound()
      const { locale } = await pages.settings.get()
      return reply
        .type('text/html; charset=utf-8')
        .header('x-robots-tag', 'noindex')
        .send(renderTerms(terms, locale))
    },
  )
}
