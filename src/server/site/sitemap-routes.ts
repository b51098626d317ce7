import type { FastifyInstance } from 'fastify'
import { escapeHtml, trimEnd } from '#base'
import { AUTHORS_TAG, type Pages } from '#pages'
import type { PageCache } from '#render'
import { catalogTags, type Shop, unlistedPaths } from '#shop'
import type { PageSender } from './page-sender.ts'

/** Addresses of one file; the protocol allows 50,000 (sitemaps.org). More are split, and listed by an index. */
const MAX_URLS = 10_000

interface SitemapEntry {
  path: string
  updatedAt?: number
}

/** `/sitemap.xml` with every page and product that is meant to be found, and `/robots.txt`. */
export function sitemapRoutes(
  app: FastifyInstance,
  deps: {
    pages: Pages
    shop: Shop
    cache: PageCache
    publicUrl: string
    sender: PageSender
  },
) {
  const { pages, shop, cache, publicUrl } = deps

  app.get('/robots.txt', async (_request, reply) => {
    const { cart, checkout, orderReceived } = (await shop.settings()).paths
    const hidden = [cart, checkout, orderReceived].map(path => encodeURI(trimEnd(path, '/')))
    const rules = hidden.flatMap(path => ['$', '?', '/'].map(end => `Disallow: ${path}${end}`))
    return reply
      .type('text/plain')
      .send(`User-agent: *\n${rules.join('\n')}\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })

  const parts: Record<string, (offset: number) => Promise<SitemapEntry[]>> = {
    pages: offset => listPages(offset),
    products: async offset => {
      const { product } = (await shop.settings()).paths
      const listed = await shop.catalog.addresses({ offset, limit: MAX_URLS })
      return listed.map(({ slug, updatedAt }) => ({ path: product + slug, updatedAt }))
    },
    archives: async offset => (await listArchives()).slice(offset, offset + MAX_URLS),
  }

  /** Of which no page took the address. */
  async function listArchives(): Promise<SitemapEntry[]> {
    const { paths } = await pages.settings.get()
    const bases = [paths.posts, paths.projects].filter(Boolean)
    const taken = new Set<string>()
    for (const base of bases) if (await pages.isPublished(base)) taken.add(base)
    return (await pages.archives.addresses()).filter(({ path }) => !taken.has(path))
  }

  async function listPages(offset: number): Promise<SitemapEntry[]> {
    const hidden = new Set([...unlistedPaths(await shop.settings()), '/404'])
    const listed = await pages.addresses({ offset, limit: MAX_URLS })
    return listed.filter(page => !hidden.has(page.path))
  }

  /** Products have no page where no template is for them. */
  async function countProducts(): Promise<number> {
    return (await pages.templates.areProductsShown()) ? shop.catalog.countAddresses() : 0
  }

  async function renderAll(): Promise<string> {
    const archives = await listArchives()
    const counts = {
      pages: await pages.countAddresses(),
      products: await countProducts(),
      archives: archives.length,
    }
    if (counts.pages + counts.products + counts.archives <= MAX_URLS) {
      const products = counts.products > 0 ? ((await parts.products?.(0)) ?? []) : []
      return toUrlSet([...(await listPages(0)), ...archives, ...products])
    }
    const files = Object.entries(counts).flatMap(([name, count]) =>
      Array.from(
        { length: Math.ceil(count / MAX_URLS) },
        (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${name}-${index + 1}.xml</loc></sitemap>`,
      ),
    )
    return `${XML}<sitemapindex ${NAMESPACE}>${files.join('')}</sitemapindex>\n`
  }

  const toUrlSet = (entries: readonly SitemapEntry[]) => {
    const urls = entries.map(({ path, updatedAt }) => {
      const changed = updatedAt && `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
      return `<url><loc>${escapeHtml(publicUrl + encodeURI(path))}</loc>${changed || ''}</url>`
    })
    return `${XML}<urlset ${NAMESPACE}>${urls.join('')}</urlset>\n`
  }

  const tags = new Set([...PAGE_TAGS, catalogTags.lists, 'site'])
  const answer = (url: string, render: () => Promise<string | undefined>) =>
    cache.getOrRender(url, async () => {
      const body = await render()
      if (body === undefined) return undefined
      const common = { status: 200, contentType: 'application/xml', isPrivate: false }
      return { ...common, body, tags }
    })

  app.get('/sitemap.xml', async (request, reply) => {
    const page = await answer('/sitemap.xml', renderAll)
    return page ? deps.sender.reply(request, reply, page) : reply.callNotFound()
  })

  app.get<{ Params: { part: string; number: string } }>(
    '/sitemap-:part(^pages|products|archives$)-:number(^[1-9]\\d{0,4}$).xml',
    async (request, reply) => {
      const { part, number } = request.params
      const page = await answer(`/sitemap-${part}-${number}.xml`, async () => {
        const entries = await parts[part]?.((Number(number) - 1) * MAX_URLS)
        return entries && entries.length > 0 ? toUrlSet(entries) : undefined
      })
      return page ? deps.sender.reply(request, reply, page) : reply.callNotFound()
    },
  )
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PAGE_TAGS = [
  ...['pages:page', 'pages:post', 'pages:project', 'pages:template'],
  ...['terms:post', 'terms:project', AUTHORS_TAG],
]
