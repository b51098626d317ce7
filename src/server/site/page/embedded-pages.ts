import type { Pages } from '#pages'
import type { Settings } from '#pages/schema'
import type { FinishedPage, PageCache } from '#render'
import { ORDER_PAY_PATH } from '#shop/schema'
import type { StoredShopSettings } from '../../adapters/shop-settings.ts'
import { SEARCH_PATH } from './built-in/search.ts'
import { noRequest, type SiteRenderer } from './renderer.ts'
import type { PageResolver, ResolvedPage } from './resolve-page.ts'

const PREFIX = '/embed'
/** Framed pages on other sites have no cart cookie, so modules that fill a cart are not shown. */
const CART_COOKIE = 'vt_cart'

/** Path of the page that an embed URL shows; undefined for other URLs. */
export function embeddedPath(path: string): string | undefined {
  if (path === PREFIX) return '/'
  return path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : undefined
}

/**
 * `/embed/<page>`: published pages for frames of sites that the owner listed (EM-1). They are the
 * same for everybody and cached like other pages. Cart, checkout, sign-in and other personal pages
 * are never embedded.
 */
export function createEmbeddedPages(deps: {
  pages: Pick<Pages, 'settings'>
  shopSettings: Pick<StoredShopSettings, 'get'>
  resolver: Pick<PageResolver, 'resolveEmbedded'>
  renderer: Pick<SiteRenderer, 'render'>
  cache: PageCache
  publicUrl: string
}) {
  const { pages, shopSettings, resolver, renderer, cache, publicUrl } = deps

  async function resolve(path: string): Promise<ResolvedPage | undefined> {
    const { cart, checkout, orderReceived } = (await shopSettings.get()).paths
    if ([cart, checkout, orderReceived, ORDER_PAY_PATH, SEARCH_PATH, '/404'].includes(path))
      return undefined
    const page = await resolver.resolveEmbedded(path)
    const isPersonal = page?.prepared.tree.entries.some(
      ({ module: { asks = [], stores = [] } }) => asks.length > 0 || stores.includes(CART_COOKIE),
    )
    return isPersonal ? undefined : page
  }

  return {
    /** Page for an embed URL, or undefined if it cannot be embedded. */
    async find(address: string, readAt: number): Promise<FinishedPage | undefined> {
      const path = embeddedPath(address)
      const framing = path && framingSites(await pages.settings.get())
      const page = framing && (await resolve(path))
      if (!page) return undefined
      return cache.getOrRender(
        encodeURI(address),
        async () => {
          const url = new URL(encodeURI(path), publicUrl)
          const rendered = await renderer.render(page, url, noRequest, { isEmbedded: true })
          if (!rendered || rendered.isPrivate) return undefined
          // A page of the site may be created at this path later.
          const tags = new Set([...rendered.tags, `path:${address}`])
          const sources = { ...rendered.sources, 'frame-ancestors': framing }
          const tests = { all: [], shown: [], goals: [] }
          return { ...rendered, tags, sources, tests, cookies: [] }
        },
        readAt,
      )
    },

    /** Embed URL of a path, or the reason why there is none. */
    async addressOf(path: string): Promise<{ url: string } | { refused: 'off' | 'personal' }> {
      if (!framingSites(await pages.settings.get())) return { refused: 'off' }
      const page = await resolve(path)
      return page
        ? { url: publicUrl + PREFIX + encodeURI(path === '/' ? '' : path) }
        : { refused: 'personal' }
    },
  }
}

export type EmbeddedPages = ReturnType<typeof createEmbeddedPages>

/** Value for `frame-ancestors`; undefined if embedding is off. */
function framingSites({ embedding }: Settings): string[] | undefined {
  if (embedding.allowed === 'everybody') return ['*']
  const hosts = embedding.hosts.filter(host => host !== '')
  return embedding.allowed === 'hosts' && hosts.length > 0 ? hosts : undefined
}
