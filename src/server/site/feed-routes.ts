import type { FastifyInstance } from 'fastify'
import type { Pages } from '#pages'
import type { PageCache } from '#render'
import { FEEDS } from './feeds.ts'
import type { PageSender } from './page-sender.ts'

/** The newest posts are enough for a reader that looks in now and then. */
const LIMIT = 20

/** `/feed.xml`, `/atom.xml` and `/feed.json`: the newest posts of the site. */
export function feedRoutes(
  app: FastifyInstance,
  deps: { pages: Pages; cache: PageCache; publicUrl: string; sender: PageSender },
) {
  const { pages, cache, publicUrl } = deps
  for (const [file, { contentType, render }] of Object.entries(FEEDS)) {
    app.get(`/${file}`, async (request, reply) => {
      const page = await cache.getOrRender(`/${file}`, async () => {
        const { siteName, tagline, locale } = await pages.settings.get()
        const tags = new Set(['site'])
        const { items } = await pages.content.listContent(
          { kind: 'post', order: 'newest', offset: 0, limit: LIMIT, withArticles: true },
          (...more) => {
            for (const tag of more) tags.add(tag)
          },
        )
        const self = `${publicUrl}/${file}`
        const facts = { title: siteName, description: tagline, locale, publicUrl, self }
        return { status: 200, contentType, isPrivate: false, body: render(facts, items), tags }
      })
      return page ? deps.sender.reply(request, reply, page) : reply.callNotFound()
    })
  }
}
