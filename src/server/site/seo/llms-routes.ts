import type { FastifyInstance } from 'fastify'
import type { Pages } from '#pages'
import { type FoundKind, findContentType, foundKinds, type MenuItem } from '#pages/schema'
import type { PageCache } from '#render'
import { type Shop, unlistedPaths } from '#shop'
import type { PageSender } from '../page/page-sender.ts'

/** Limit per kind; assistants read only a short file. */
const MAX_LISTED = 30
/** Section headings in English, because the file is for programs (llmstxt.org). */
const SECTIONS: Record<string, string> = {
  page: '## Pages',
  post: '## Posts',
  project: '## Projects',
}

const PRODUCTS = '## Shop'

/** `/llms.txt`: summary of the site in Markdown, starting with the pages of its menu (llmstxt.org). */
export function llmsRoutes(
  app: FastifyInstance,
  deps: { pages: Pages; shop: Shop; cache: PageCache; publicUrl: string; sender: PageSender },
) {
  const { pages, shop, cache, publicUrl } = deps

  async function list(kind: FoundKind, tags: Set<string>): Promise<string[]> {
    const hidden = new Set([...unlistedPaths(await shop.settings()), '/404'])
    const [menu] = await pages.menus.at('header')
    const order = kind === 'page' ? addressesIn(menu?.items ?? []) : []
    const rank = ({ path }: { path: string }) => {
      const at = ['/', ...order].indexOf(path)
      return at < 0 ? Number.POSITIVE_INFINITY : at
    }
    const found = (await pages.list(kind, 500)).filter(({ path }) => !hidden.has(path))
    const first = kind === 'page' ? found.sort((a, b) => rank(a) - rank(b) || 0) : found
    const lines: string[] = []
    for (const { id } of first.slice(0, 2 * MAX_LISTED)) {
      const page = await pages.publishedById(id)
      const { noindex, description } = page?.document.root.props ?? {}
      if (!page || noindex || lines.length >= MAX_LISTED) continue
      tags.add(`page:${id}`)
      const said = description || page.summary.excerpt
      const link = `[${toLine(page.title).replace(/[[\]]/g, '\\$&')}](${publicUrl}${encodeURI(page.path)})`
      lines.push(`- ${link}${said ? `: ${toLine(said)}` : ''}`)
    }
    return lines
  }

  app.get('/llms.txt', async (request, reply) => {
    const page = await cache.getOrRender('/llms.txt', async () => {
      const { siteName, tagline, llmsTxt, contentTypes } = await pages.settings.get()
      if (!llmsTxt) return undefined
      const kinds = foundKinds({ contentTypes })
      const tags = new Set(['site', ...kinds.map(kind => `pages:${kind}`)])
      const parts = [`# ${toLine(siteName)}`, ...(tagline ? [`> ${toLine(tagline)}`] : [])]
      for (const kind of kinds) {
        const lines = await list(kind, tags)
        const name = toLine(findContentType(contentTypes, kind)?.name ?? '')
        if (lines.length > 0) parts.push(SECTIONS[kind] ?? `## ${name}`, lines.join('\n'))
      }
      if (
        (await shop.settings()).feed.enabled &&
        (await shop.catalog.isOpen(tag => tags.add(tag)))
      ) {
        parts.push(
          PRODUCTS,
          `- [Products](${publicUrl}/feeds/products.jsonl): one JSON object per line`,
        )
      }
      const body = `${parts.join('\n\n')}\n`
      const contentType = 'text/markdown; charset=utf-8'
      return { status: 200, contentType, isPrivate: false, body, tags }
    })
    return page ? deps.sender.reply(request, reply, page) : reply.callNotFound()
  })
}

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const addressesIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ href, children = [] }) => [href, ...addressesIn(children)])
