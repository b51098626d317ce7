import type { FastifyInstance, FastifyReply } from 'fastify'
import { fieldText } from '#content'
import {
  type ContentFieldFact,
  imageUrl,
  originalUrl,
  type ResolvedImage,
  widthAtLeast,
} from '#module-contract'
import type { Pages } from '#pages'
import { type ContentItem, type ContentType, kindOfType } from '#pages/schema'
import type { PageCache } from '#render'
import type { RenderLimits } from '../../http/render-limits.ts'
import type { PageSender } from '../page/page-sender.ts'
import { readContentQuery } from './content-query.ts'

const IMAGE_WIDTH = 1200

type Tag = (...tags: string[]) => void

/** `/api/content/<type>` and `/api/content/<type>/<slug>`: published entries for other programs. */
export function contentRoutes(
  app: FastifyInstance,
  deps: {
    pages: Pages
    cache: PageCache
    publicUrl: string
    sender: PageSender
    /** Limits requests for uncached lists. */
    limits: RenderLimits | undefined
  },
) {
  const { pages, cache, publicUrl, sender } = deps

  const toUrl = (path: string) => new URL(path, publicUrl).href

  function toPicture(image: ResolvedImage) {
    const { id, alt, width, height } = image
    const wide = widthAtLeast(image, IMAGE_WIDTH)
    return { url: toUrl(wide ? imageUrl(id, wide, 'webp') : originalUrl(id)), alt, width, height }
  }

  function toField(fact: ContentFieldFact, locale: string) {
    if (fact.kind === 'image') return { image: toPicture(fact.image) }
    const links = fact.kind === 'text' ? fact.hrefs?.map(toUrl) : undefined
    return { text: fieldText(fact, { locale }), ...(links ? { links } : {}) }
  }

  async function toEntries(type: ContentType, items: readonly ContentItem[], tag: Tag) {
    const kind = kindOfType(type)
    const asked = items.map(({ id }) => ({ id, kind }))
    const [{ locale }, facts, values] = await Promise.all([
      pages.settings.get(),
      pages.fields.read(asked, { tag }),
      pages.fields.values(asked),
    ])
    const names = (terms: ContentItem['tags']) => terms.map(({ slug, name }) => ({ slug, name }))
    return items.map(item => {
      const said = new Map(Object.entries(facts.get(item.id) ?? {}))
      const fields = Object.entries(values.get(item.id) ?? {}).map(([key, value]) => {
        const fact = said.get(key)
        return [key, { value, ...(fact ? toField(fact, locale) : {}) }] as const
      })
      return {
        id: item.id,
        title: item.title,
        path: item.path,
        url: publicUrl + encodeURI(item.path),
        excerpt: item.excerpt,
        image: item.image ? toPicture(item.image) : null,
        fields: Object.fromEntries(fields),
        categories: names(item.categories),
        tags: names(item.tags),
        publishedAt: new Date(item.publishedAt).toISOString(),
      }
    })
  }

  const find = async (key: string) =>
    (await pages.settings.get()).contentTypes.find(type => type.key === key)

  /** Caches an answer until its tags change. Later requests are answered before routing. */
  const keep = (
    address: string,
    make: (tag: Tag) => Promise<{ body: unknown; freshUntil?: number | undefined } | undefined>,
  ) =>
    cache.getOrRender(address, async () => {
      const tags = new Set(['site'])
      const made = await make((...more) => {
        for (const one of more) tags.add(one)
      })
      if (!made) return undefined
      const { freshUntil = Number.POSITIVE_INFINITY } = made
      const contentType = 'application/json; charset=utf-8'
      const common = { status: 200, contentType, isPrivate: false, freshUntil, tags }
      return { ...common, body: JSON.stringify(made.body) }
    })

  const refuse = (reply: FastifyReply, status: 400 | 404, error: object) =>
    reply.code(status).header('cache-control', 'no-store').send(error)

  app.get<{ Params: { type: string } }>('/api/content/:type', async (request, reply) => {
    const type = await find(request.params.type)
    if (!type) return refuse(reply, 404, { error: 'not-found' })
    const asked = readContentQuery(type, new URL(request.url, publicUrl).searchParams)
    if ('wrong' in asked) return refuse(reply, 400, { error: 'invalid', parameter: asked.wrong })
    const { query, page, perPage, canonical } = asked
    const address = `/api/content/${type.key}${canonical ? `?${canonical}` : ''}`
    if (canonical && !cache.get(address)) await deps.limits?.query(request)
    const answer = await keep(address, async tag => {
      const { items, total, freshUntil } = await pages.content.listContent(query, tag)
      const entries = await toEntries(type, items, tag)
      const body = { items: entries, total, page, perPage, pages: Math.ceil(total / perPage) }
      return { body, freshUntil }
    })
    return answer ? sender.reply(request, reply, answer) : reply.callNotFound()
  })

  app.get<{ Params: { type: string; '*': string } }>(
    '/api/content/:type/*',
    async (request, reply) => {
      const type = await find(request.params.type)
      const slug = request.params['*']
      const path = type && `${type.path}/${slug}`
      const address = `/api/content/${type?.key}/${encodeURIComponent(slug)}`
      const answer =
        type && path && slug.length <= 1000
          ? await keep(address, async tag => {
              const page = (await pages.published(path)) ?? (await pages.publishedById(slug))
              if (page?.kind !== kindOfType(type)) return undefined
              const item = await pages.content.findContent(page.id, tag, true)
              const [entry] = item ? await toEntries(type, [item], tag) : []
              const html = item?.article?.html ?? ''
              tag(`path:${page.path}`)
              return entry && { body: { ...entry, html } }
            })
          : undefined
      if (!answer) return refuse(reply, 404, { error: 'not-found' })
      return sender.reply(request, reply, answer)
    },
  )
}
