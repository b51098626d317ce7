import type { FastifyInstance } from 'fastify'
import { escapeHtml, trimEnd } from '#base'
import { imageUrl, originalUrl, widthAtLeast } from '#module-contract'
import { AUTHORS_TAG, type Pages } from '#pages'
import {
  archivedKinds,
  archivePath,
  foundKinds,
  type MediaItem,
  mediaTag,
  toImage,
} from '#pages/schema'
import type { PageCache } from '#render'
import { catalogTags, ORDER_PAY_PATH, type Shop, unlistedPaths } from '#shop'
import type { IndexNow } from '../../index-now.ts'
import type { PageSender } from '../page/page-sender.ts'

/**
 * URLs per file. The protocol allows 50,000 (sitemaps.org). Larger sitemaps are split and listed in
 * an index.
 */
const MAX_URLS = 10_000

/** Images per URL. The protocol allows 1,000 (developers.google.com/search, "Image sitemaps"). */
const MAX_IMAGES = 20
/** Rows per query. */
const BATCH = 1000
const IMAGE_WIDTH = 1200

interface SitemapEntry {
  path: string
  updatedAt?: number
  /** Absolute URLs. */
  images?: string[]
}

/** `/sitemap.xml` with all indexable pages and products, `/robots.txt`, and the key for IndexNow. */
export function sitemapRoutes(
  app: FastifyInstance,
  deps: {
    pages: Pages
    shop: Shop
    cache: PageCache
    publicUrl: string
    sender: PageSender
    indexNow: IndexNow
  },
) {
  const { pages, shop, cache, publicUrl } = deps

  app.get('/robots.txt', async (_request, reply) => {
    const { cart, checkout, orderReceived } = (await shop.settings()).paths
    const hidden = [cart, checkout, orderReceived, ORDER_PAY_PATH].map(path =>
      encodeURI(trimEnd(path, '/')),
    )
    const rules = hidden.flatMap(path => ['$', '?', '/'].map(end => `Disallow: ${path}${end}`))
    return reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(`User-agent: *\n${rules.join('\n')}\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })

  app.get(`/${deps.indexNow.key}.txt`, async (_request, reply) => {
    if (!(await deps.indexNow.isOn())) return reply.callNotFound()
    return reply.type('text/plain').send(deps.indexNow.key)
  })

  const parts: Record<string, (offset: number, tags: Set<string>) => Promise<SitemapEntry[]>> = {
    pages: (offset, tags) => listPages(offset, tags),
    products: async (offset, tags) => {
      const { product } = (await shop.settings()).paths
      const listed = await shop.catalog.addresses({ offset, limit: MAX_URLS })
      const toUrls = await loadImages(
        listed.flatMap(({ images }) => images),
        tags,
      )
      return listed.map(({ slug, updatedAt, images }) => ({
        path: product + slug,
        updatedAt,
        images: toUrls(images),
      }))
    },
    archives: async offset => (await listArchives()).slice(offset, offset + MAX_URLS),
  }

  /** Archives and shop pages without their own page. */
  async function listArchives(): Promise<SitemapEntry[]> {
    const known = await pages.settings.get()
    const bases = archivedKinds(known).flatMap(of => archivePath(known, { of, by: 'all' }) ?? [])
    const taken = new Set<string>()
    for (const base of bases) if (await pages.isPublished(base)) taken.add(base)
    const archives = (await pages.archives.addresses()).filter(({ path }) => !taken.has(path))
    return [...(await listShop()), ...archives]
  }

  async function listShop(): Promise<SitemapEntry[]> {
    const { paths } = await shop.settings()
    const isBuiltIn =
      (await shop.catalog.isOpen()) &&
      !(await pages.isPublished(paths.shop)) &&
      !(await pages.redirects.follow(paths.shop))
    return isBuiltIn ? [{ path: paths.shop }] : []
  }

  /** URLs of images that the owner uploaded. */
  async function loadImages(ids: readonly string[], tags: Set<string>) {
    const unique = [...new Set(ids)].filter(id => !id.startsWith('placeholder'))
    const known = new Map<string, MediaItem>()
    for (let from = 0; from < unique.length; from += BATCH) {
      const some = await pages.media.load(unique.slice(from, from + BATCH))
      for (const [id, item] of some) known.set(id, item)
    }
    return (wanted: readonly string[] = []) =>
      wanted
        .flatMap(id => {
          const image = toImage(known.get(id))
          if (!image) return []
          tags.add(mediaTag(id))
          const width = widthAtLeast(image, IMAGE_WIDTH)
          return publicUrl + (width ? imageUrl(image.id, width, 'webp') : originalUrl(image.id))
        })
        .slice(0, MAX_IMAGES)
  }

  async function listPages(offset: number, tags: Set<string>): Promise<SitemapEntry[]> {
    const hidden = new Set([...unlistedPaths(await shop.settings()), '/404'])
    const listed = await pages.addresses({ offset, limit: MAX_URLS })
    const shown = listed.filter(page => !hidden.has(page.path))
    const images = await pages.images(shown.map(({ id }) => id))
    const toUrls = await loadImages([...images.values()].flat(), tags)
    return shown.map(({ id, path, updatedAt }) => ({
      path,
      updatedAt,
      images: toUrls(images.get(id)),
    }))
  }

  async function renderAll(tags: Set<string>): Promise<string> {
    const archives = await listArchives()
    const counts = {
      pages: await pages.countAddresses(),
      products: await shop.catalog.countAddresses(),
      archives: archives.length,
    }
    if (counts.pages + counts.products + counts.archives <= MAX_URLS) {
      const products = counts.products > 0 ? ((await parts.products?.(0, tags)) ?? []) : []
      return toUrlSet([...(await listPages(0, tags)), ...archives, ...products])
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
    const urls = entries.map(({ path, updatedAt, images = [] }) => {
      const changed = updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : ''
      const pictures = images.map(toImageElement).join('')
      return `<url><loc>${escapeHtml(publicUrl + encodeURI(path))}</loc>${changed}${pictures}</url>`
    })
    return `${XML}<urlset ${NAMESPACE} ${IMAGE_NAMESPACE}>${urls.join('')}</urlset>\n`
  }

  const answer = (url: string, render: (tags: Set<string>) => Promise<string | undefined>) =>
    cache.getOrRender(url, async () => {
      const kinds = foundKinds(await pages.settings.get())
      const shown = kinds.flatMap(kind => [`pages:${kind}`, `terms:${kind}`])
      const tags = new Set([...shown, ...OTHER_TAGS, ...PRODUCT_TAGS, 'site'])
      const body = await render(tags)
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
      const page = await answer(`/sitemap-${part}-${number}.xml`, async tags => {
        const entries = await parts[part]?.((Number(number) - 1) * MAX_URLS, tags)
        return entries && entries.length > 0 ? toUrlSet(entries) : undefined
      })
      return page ? deps.sender.reply(request, reply, page) : reply.callNotFound()
    },
  )
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGE_NAMESPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const toImageElement = (url: string) =>
  `<image:image><image:loc>${escapeHtml(url)}</image:loc></image:image>`
const OTHER_TAGS = [AUTHORS_TAG]
const PRODUCT_TAGS = [catalogTags.lists, catalogTags.terms, catalogTags.addresses]
