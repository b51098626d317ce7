import { createLru } from '#base'
import type { ServerModules, Services } from '#modules/services'
import { mediaIdOf } from '#pages/schema'
import { canonicalAddress } from '../site/page/canonical-address.ts'
import { toPagePath } from '../site/page/page-path.ts'
import type { PageResolver, ResolvedPage } from '../site/page/resolve-page.ts'
import { copyPath, otherCopyPath } from './copy-path.ts'

/** What a URL of the site becomes in the copy. */
export type ExportTarget =
  | {
      kind: 'page'
      /** URL on the live site. */
      address: string
      /** Its path in the copy. */
      href: string
      /** Its own script reads the query, so forms may lead there. */
      readsQuery: boolean
    }
  | { kind: 'file'; address: string; href: string }
  /** Only on the live site or elsewhere; an absolute URL. */
  | { kind: 'live'; href: string }
  /** Leads nowhere. */
  | { kind: 'none' }

const FILES =
  /^\/(media|assets|fonts|social)\/|\/(feed\.xml|atom\.xml|feed\.json)$|^\/sitemap[a-z0-9-]*\.xml$|^\/(favicon|icon-|apple-touch-icon|logo)[a-z0-9-]*\.(ico|svg|png)$|^\/(robots|llms)\.txt$|^\/manifest\.webmanifest$/
/** URLs for staff and programs, and photos that the shop may withdraw. */
const NEVER =
  /^\/(admin|api|dev|preview|staff|schema|healthz|readyz|startupz|metrics|review-photos)(\/|$)/
/** Limit of pages per path with different queries. More combinations stay on the live site. */
const MAX_QUERIES = 500
const NOT_FOUND = '/404'
const MAX_REDIRECTS = 10
const KNOWN = 50_000

/** File types that browsers do not display without a file extension. */
const ENDINGS: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/x-flv': 'flv',
  'text/vtt': 'vtt',
  'application/ttml+xml': 'ttml',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'application/vnd.pmtiles': 'pmtiles',
}

/** Finds the place of a live URL in the copy. */
export function createExportTargets(deps: {
  services: Services
  registry: ServerModules
  resolver: PageResolver
  live: string
}) {
  const { services, resolver, live } = deps
  const { pages, shop } = services
  const known = createLru<Promise<ExportTarget>>({ maxBytes: KNOWN, sizeOf: () => 1 })
  const queries = new Map<string, Set<string>>()

  async function look(url: URL, steps: number): Promise<ExportTarget> {
    if (NEVER.test(url.pathname)) return toLive(url)
    if (FILES.test(url.pathname)) return toFile(url)
    const found = toPagePath(url.pathname + url.search, live)
    if (!found) return { kind: 'none' }
    // The "not found" page itself is not a page of the copy.
    if (found.path === NOT_FOUND || (await isOfShop(found.path))) return toLive(found.url)
    const resolved = await resolver.resolvePage(found)
    if (!resolved) return follow(found.path, steps)
    if (found.path !== '/' && holds(resolved, 'live')) return toLive(found.url)
    const address = await canonicalAddress(deps, resolved, found.url)
    const readsQuery = holds(resolved, 'island')
    // Its script reads the query, so one page is enough.
    if (readsQuery) address.search = ''
    if (address.search && !mayHave(address)) return toLive(address)
    return {
      kind: 'page',
      address: address.pathname + address.search,
      href: await freePath(address),
      readsQuery,
    }
  }

  async function isOfShop(path: string): Promise<boolean> {
    const { product, ...own } = (await shop.settings()).paths
    return path !== '/' && (path.startsWith(product) || Object.values(own).includes(path))
  }

  async function follow(path: string, steps: number): Promise<ExportTarget> {
    const redirect = await pages.redirects.follow(path)
    const to = redirect && URL.parse(redirect.to, live)
    if (!to || steps >= MAX_REDIRECTS) return { kind: 'none' }
    return to.origin === live ? look(to, steps + 1) : { kind: 'live', href: redirect.to }
  }

  /** Files get an extension by type, because a file server has no other information. */
  async function toFile(url: URL): Promise<ExportTarget> {
    const address = url.pathname + url.search
    const [, key] = /^\/media\/([^/]+)\/original$/.exec(url.pathname) ?? []
    if (!key) return { kind: 'file', address, href: url.pathname }
    const id = mediaIdOf(key)
    const ending = ENDINGS[(await pages.media.load([id])).get(id)?.mime ?? '']
    return { kind: 'file', address, href: url.pathname + (ending ? `.${ending}` : '') }
  }

  function mayHave({ pathname, search }: URL): boolean {
    const of = queries.get(pathname) ?? new Set()
    queries.set(pathname, of)
    if (of.size < MAX_QUERIES) of.add(search)
    return of.has(search)
  }

  async function freePath(address: URL): Promise<string> {
    const path = copyPath(address)
    if (!address.search) return path
    const taken = toPagePath(path, live)
    return taken && (await resolver.resolvePage(taken)) ? otherCopyPath(address) : path
  }

  const toLive = (url: URL): ExportTarget => ({
    kind: 'live',
    href: live + url.pathname + url.search,
  })

  return {
    /** ExportTarget of a live URL, ignoring its fragment. */
    find(url: URL): Promise<ExportTarget> {
      const key = url.pathname + url.search
      const place = known.get(key) ?? look(url, 0)
      known.set(key, place)
      return place
    },
  }
}

export type ExportTargets = ReturnType<typeof createExportTargets>

/** Whether the page itself contains such a module. Header and footer are on every page. */
function holds({ prepared }: ResolvedPage, how: 'live' | 'island'): boolean {
  return prepared.tree.entries.some(
    ({ part, module }) => part !== 'header' && part !== 'footer' && module.withoutServer === how,
  )
}
