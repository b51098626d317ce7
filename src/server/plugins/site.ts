import type { FastifyInstance } from 'fastify'
import { decodePath } from '#base'
import { modules } from '#modules'
import type { Pages } from '#pages'
import { createPageSchema, type PageCache } from '#render'
import { toRequestUrl } from '../request-url.ts'
import { noRequest, type SiteRenderer } from '../site-renderer.ts'
import { toLocation } from '../to-location.ts'
import type { ReplyNotFound } from './not-found.ts'
import { replyWithPage } from './send-page.ts'

/** Every address that no other route takes: published pages, redirects, "not found". */
export function siteRoutes(
  app: FastifyInstance,
  deps: {
    pages: Pages
    renderer: SiteRenderer
    cache: PageCache
    publicUrl: string
    headers: Record<string, string>
    replyNotFound: ReplyNotFound
  },
) {
  const { pages, renderer, cache, publicUrl, headers } = deps
  const schema = JSON.stringify(createPageSchema(modules, publicUrl))

  app.get('/schema/page.json', async (_request, reply) =>
    reply.type('application/schema+json').send(schema),
  )

  app.get('/favicon.svg', async (_request, reply) => {
    const own = await pages.media.open('favicon/original')
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400')
    return reply.send(own ? own.stream() : FAVICON)
  })

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /cart\nDisallow: /checkout\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const listed = [...(await pages.list('page', 5000)), ...(await pages.list('post', 5000))]
    const urls = listed
      .filter(page => !HIDDEN.has(page.path))
      .map(
        page =>
          `<url><loc>${publicUrl}${encodeURI(page.path)}</loc><lastmod>${new Date(page.updatedAt).toISOString()}</lastmod></url>`,
      )
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      )
  })

  app.get('/*', async (request, reply) => {
    const url = toRequestUrl(request.url, publicUrl)
    const path = url && toPath(url.pathname)
    if (!url || path === undefined) return reply.callNotFound()
    if (path !== url.pathname && path !== decodePath(url.pathname)) {
      return reply.redirect(shorten(url.pathname) + url.search, 301)
    }
    url.pathname = path.replaceAll('%', '%25')
    const state = { ...noRequest, cookies: request.cookies }
    const timing: Record<string, string> = {}
    const address = await renderer.canonicalAddress(url)
    const page = await cache.getOrRender(address.pathname + address.search, async () => {
      const startedAt = performance.now()
      const rendered = await renderer.render(address, state)
      timing['server-timing'] = `render;dur=${(performance.now() - startedAt).toFixed(2)}`
      return rendered
    })
    if (page) return replyWithPage(request, reply, page, { ...headers, ...timing })
    const redirect = await pages.redirects.find(path)
    if (redirect) return reply.redirect(toLocation(redirect.to), redirect.status)
    return deps.replyNotFound(request, reply)
  })
}

/** For a site that has none of its own. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#a94a26"/></svg>'

/** Pages that are not meant to be found. */
const HIDDEN = new Set(['/cart', '/checkout', '/order-received', '/404', '/product'])

/** The one spelling of an address: decoded, without a trailing slash. */
function toPath(pathname: string): string | undefined {
  const path = decodePath(pathname)
  if (path === undefined || path.includes('\0')) return undefined
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/'
}

/** Without slashes at the end, and still encoded; one slash at the beginning, for two would lead to another host. */
function shorten(pathname: string): string {
  return pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'
}
