import { decodePercent } from '#base'
import type { ExportTarget, ExportTargets } from './export-targets.ts'

export type Links = ReturnType<typeof createLinks>

/** Has a scheme that leads to no page. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:/i

/**
 * Rewrites URLs for the copy. `want` receives everything the copy needs. Without `url`, absolute
 * URLs keep naming the live site.
 */
export function createLinks(deps: {
  places: ExportTargets
  live: string
  url: string | undefined
  want(place: ExportTarget & { kind: 'page' | 'file' }): void
  /** The URL leads nowhere. */
  onMissing(address: string): void
}) {
  const { places, live, url, want } = deps

  async function place(to: URL): Promise<ExportTarget> {
    const found = await places.find(to)
    if (found.kind === 'page' || found.kind === 'file') want(found)
    if (found.kind === 'none') deps.onMissing(to.pathname + to.search)
    return found
  }

  return {
    place,

    /** Rewrites a link or file URL on the page at `base`. */
    async toHref(value: string, base: URL, { isLive = false } = {}): Promise<string> {
      const text = value.trim()
      if (text === '' || text.startsWith('#') || OTHER_SCHEME.test(text)) return value
      const to = URL.parse(text, base)
      if (!to) return value
      if (to.origin !== live) return this.toShared(value)
      if (isLive) return to.href
      const found = await place(to)
      if (found.kind === 'page') return found.href + queryOf(found, value) + to.hash
      if (found.kind === 'file') return found.href + to.search + to.hash
      if (found.kind === 'live') return found.href + (found.href.includes('#') ? '' : to.hash)
      return value
    },

    /** Rewrites an absolute URL of the site, for canonical links, feeds and structured data. */
    async toAbsolute(value: string): Promise<string> {
      const to = URL.parse(value)
      if (!to || to.origin !== live || url === undefined) return value
      const found = await place(to)
      if (found.kind === 'page') return url + found.href + queryOf(found, value) + to.hash
      if (found.kind === 'file') return url + found.href + to.search
      return found.kind === 'live' ? found.href + to.hash : value
    },

    /** Rewrites absolute URLs inside text that is not HTML. */
    async inText(text: string): Promise<string> {
      if (url === undefined) return text
      const found = new Map<string, string>()
      for (const [address] of text.matchAll(wholeAddresses(live))) {
        const plain = address.replaceAll('&amp;', '&')
        found.set(
          address,
          (await this.toAbsolute(plain)).replaceAll('&', plain === address ? '&' : '&amp;'),
        )
      }
      return text.replace(wholeAddresses(live), address => found.get(address) ?? address)
    },

    /** Rewrites this site's URL inside a link to another site, such as a share link. */
    async toShared(value: string): Promise<string> {
      const mark = encodeURIComponent(live)
      if (url === undefined || !value.includes(mark)) return value
      const [before = '', ...named] = value.split(mark)
      const parts = await Promise.all(
        named.map(async part => {
          const [, own = '', rest = ''] = /^((?:(?!%20|%0A)[^&#])*)(.*)$/is.exec(part) ?? []
          return encodeURIComponent(await this.toAbsolute(decodePercent(mark + own))) + rest
        }),
      )
      return before + parts.join('')
    },
  }
}

/** Query that a page's own script reads, unchanged, because it may be a pattern. */
const queryOf = ({ readsQuery }: ExportTarget & { kind: 'page' }, address: string) =>
  (readsQuery && /\?[^#]*/.exec(address)?.[0]) || ''

const wholeAddresses = (live: string) =>
  new RegExp(`${live.replace(/[.[\]]/g, '\\$&')}(?![\\w:.-])[^\\s"'<>()\\[\\]\\\\]*`, 'g')
