import { createLru } from '#base'
import type { PolicySources } from '#module-contract'
import { createDropLog } from './drop-log.ts'
import { type Checked, createDroppedTags } from './dropped-tags.ts'
import { createPageBody, type PageBody } from './page-body.ts'

/** A finished response. */
export interface CachedPage extends Checked {
  isPrivate: false
  status: number
  body: PageBody
  contentType: string
  tags: ReadonlySet<string>
  freshUntil: number
  /** Policy sources. */
  sources: PolicySources
  /** Requests with any of these cookies bypass the cache. */
  cookies: readonly string[]
  currency: CurrencyOfPage
  tests: TestsOfPage
  /** Some of its data changed while it was rendered, so it is sent once and not cached. */
  isOutdated?: boolean
  /** Requests that it answered. */
  hits: number
  /** Its data changed. Kept until it is rendered again, for `getStale`. */
  isStale?: boolean
}

/** Whether prices are in the base currency. Undefined if the page is the same in all currencies. */
export type CurrencyOfPage = 'base' | 'other' | undefined

/** Keys of split tests: all in its documents, those shown, and those whose goal is this page. */
export interface TestsOfPage {
  all: readonly string[]
  shown: readonly string[]
  /** Empty for all tests with such a goal. */
  goals: readonly string[]
}

/** Whether sending the page matters to a split test. */
export const hasTests = ({ all, goals }: TestsOfPage) => all.length + goals.length > 0

/** A response for one visitor. Never cached, so it has no ETag and no pre-compressed copy. */
export interface PrivatePage {
  isPrivate: true
  status: number
  plain: Buffer
  contentType: string
  sources: PolicySources
  tests: TestsOfPage
}

export type FinishedPage = CachedPage | PrivatePage

/** Result of a render. Private pages are never cached. */
export interface RenderedPage {
  status: number
  body: string
  contentType?: string
  tags: ReadonlySet<string>
  isPrivate: boolean
  freshUntil?: number
  sources?: PolicySources
  cookies?: readonly string[]
  currency?: CurrencyOfPage
  tests?: TestsOfPage
}

/**
 * Renders a page in one of several processes. `isCurrent` tells whether none of these tags was
 * dropped since the data of `render` was read.
 */
export type ShareRender = <Rendered extends RenderedPage | undefined>(
  key: string,
  render: () => Promise<Rendered>,
  isCurrent: (tags: ReadonlySet<string>) => boolean,
) => Promise<Rendered | RenderedPage>

interface Render {
  promise: Promise<FinishedPage | undefined>
  /** Number of invalidations before its data was read. */
  readAt: number
}

/** Share of the cache for URLs with a query, so that searches do not push out pages. */
export const QUERY_SHARE = 0.25
/**
 * Share of the cache for pages with chosen split-test subjects or currencies, so that combinations
 * do not push out pages.
 */
export const VARIANT_SHARE = 0.25
/** Size of the lists of private and popular URLs, in characters. */
const LISTED_KEYS = 100_000
/** Answered requests from which a page that is dropped counts as popular. */
const POPULAR_HITS = 10

/**
 * Page cache by URL. One render at a time per key; entries are dropped by tag, and the least
 * recently used ones when the size limit is reached. A render that used dropped data is sent but
 * not cached. With a size of 0 nothing is cached.
 */
export function createPageCache(options: {
  maxBytes: number
  now(): number
  /** For popular pages that were dropped, if several processes serve the site. */
  shareRender?: ShareRender | undefined
}) {
  const queryBytes = options.maxBytes * QUERY_SHARE
  const variantBytes = options.maxBytes * VARIANT_SHARE
  const plainBytes = options.maxBytes - queryBytes - variantBytes
  const plain = createLru<CachedPage>({ maxBytes: plainBytes, sizeOf, onEvict: countEvicted })
  const variants = createLru<CachedPage>({ maxBytes: variantBytes, sizeOf })
  const queried = createLru<CachedPage>({ maxBytes: queryBytes, sizeOf })
  /** URLs contain no space; the part after it names subjects of split tests and the currency. */
  const pagesOf = (key: string) => {
    if (key.includes('?')) return queried
    return key.includes(' ') ? variants : plain
  }
  /** URLs whose last response was private, so requests for them do not wait for each other. */
  const privateKeys = createLru<true>({ maxBytes: LISTED_KEYS, sizeOf: key => key.length })
  const popularKeys = createLru<true>({ maxBytes: LISTED_KEYS, sizeOf: key => key.length })
  const underWay = new Map<string, Render>()
  const drops = createDropLog()
  const dropped = createDroppedTags()
  const counts = { hits: 0, misses: 0, invalidations: 0, dropped: 0, evicted: 0 }

  function get(key: string): CachedPage | undefined {
    const page = pagesOf(key).get(key)
    if (!page || page.isStale || page.freshUntil <= options.now()) return undefined
    if (!dropped.isFresh(page)) {
      markStale(key, page)
      return undefined
    }
    counts.hits++
    page.hits++
    return page
  }

  function markStale(key: string, page: CachedPage) {
    if (page.isStale) return
    page.isStale = true
    counts.dropped++
    if (options.shareRender && page.hits >= POPULAR_HITS) popularKeys.set(key, true)
  }

  /** Pages with a query are not counted: a larger cache would hold more searches, which rarely repeat. */
  function countEvicted(page: CachedPage) {
    if (!page.isStale && dropped.isFresh(page)) counts.evicted++
  }

  /**
   * `render` returns undefined if there is nothing to show, which is not cached. `readAt`: the
   * `mark()` before the data that `render` already has was read.
   */
  async function getOrRender<Rendered extends RenderedPage | undefined>(
    key: string,
    render: () => Promise<Rendered>,
    readAt: number = drops.now(),
  ): Promise<FinishedPage | Extract<Rendered, undefined>> {
    type Finished = FinishedPage | Extract<Rendered, undefined>
    const known = get(key)
    if (known) return known
    const finished = async (make: () => Promise<RenderedPage | undefined> = render) => {
      const rendered = await make()
      return (rendered && finish(key, rendered)) as Finished
    }
    const running = privateKeys.get(key) ? undefined : underWay.get(key)
    if (running) {
      const page = await running.promise
      // A private result is not shared with waiting requests.
      if (page?.isPrivate) return finished()
      const isCurrent = page
        ? !drops.hasDropped(page.tags, running.readAt, readAt)
        : readAt <= running.readAt
      return isCurrent ? (page as Finished) : getOrRender(key, render, readAt)
    }
    counts.misses++
    const { shareRender } = options
    const isShared = shareRender && popularKeys.get(key)
    popularKeys.remove(key)
    const isCurrent = (tags: ReadonlySet<string>) => !drops.hasDropped(tags, readAt)
    const promise = finished(isShared ? () => shareRender(key, render, isCurrent) : render)
      .then(page => {
        if (page?.isPrivate) privateKeys.set(key, true)
        else privateKeys.remove(key)
        if (page && !page.isPrivate) {
          if (drops.hasDropped(page.tags, readAt)) page.isOutdated = true
          else pagesOf(key).set(key, page)
        }
        return page
      })
      .finally(() => {
        if (underWay.get(key)?.promise === promise) underWay.delete(key)
      })
    underWay.set(key, { promise, readAt })
    return promise
  }

  function finish(key: string, rendered: RenderedPage): CachedPage | PrivatePage {
    if (rendered.isPrivate || options.maxBytes === 0) return toPrivatePage(rendered)
    const { status, tags, sources = {}, cookies = [], currency } = rendered
    const { contentType = HTML, tests = NO_TESTS, freshUntil = Number.POSITIVE_INFINITY } = rendered
    const body = createPageBody(rendered.body, () => {
      const pages = pagesOf(key)
      if (pages.get(key) === page) pages.set(key, page)
    })
    const common = { status, contentType, sources, cookies, currency, tests, tags, freshUntil }
    const page: CachedPage = {
      isPrivate: false,
      body,
      ...common,
      checkedAt: dropped.now(),
      hits: 0,
    }
    return page
  }

  /**
   * Drops all pages with one of these tags; `*` drops all. The memory of a page is freed when it is
   * rendered again or has not been requested for long.
   */
  function drop(tags: readonly string[]) {
    drops.add(tags)
    counts.invalidations++
    const isAll = tags.includes('*')
    if (!isAll) dropped.add(tags)
    if (!isAll && !dropped.isFull()) return
    for (const pages of [plain, variants, queried]) {
      for (const [key, page] of pages.entries()) {
        if (!isAll && dropped.isFresh(page)) continue
        markStale(key, page)
        pages.remove(key)
      }
    }
    dropped.forget()
  }

  function stats() {
    const all = [plain, variants, queried].map(pages => pages.stats())
    const sum = (of: 'count' | 'bytes') => all.reduce((total, one) => total + one[of], 0)
    return { pages: sum('count'), bytes: sum('bytes'), ...counts }
  }

  return {
    get,
    /** A page that may be outdated, for requests during which the database does not answer. */
    getStale: (key: string): CachedPage | undefined => pagesOf(key).get(key),
    getOrRender,
    drop,
    mark: drops.now,
    stats,
    /** Whether the last response of a URL was private. */
    isPrivate: (key: string): boolean => privateKeys.get(key) ?? false,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const HTML = 'text/html; charset=utf-8'
const NO_TESTS: TestsOfPage = { all: [], shown: [], goals: [] }

/** Converts a render to a private page. */
export function toPrivatePage({
  status,
  body,
  sources = {},
  contentType = HTML,
  tests = NO_TESTS,
}: RenderedPage): PrivatePage {
  return { isPrivate: true, status, plain: Buffer.from(body), contentType, sources, tests }
}

function sizeOf(key: string, { body }: CachedPage): number {
  return key.length + body.size() + 500
}

/** The body without compression. */
export function plainBodyOf(page: FinishedPage): Promise<Buffer> {
  return page.isPrivate ? Promise.resolve(page.plain) : page.body.make('identity')
}
