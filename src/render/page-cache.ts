import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createLru } from '#base'
import type { PolicySources } from '#module-kit'
import { createDropLog } from './drop-log.ts'

/** A finished answer in every coding, ready to be written to a socket. */
export interface CachedPage {
  isPrivate: false
  status: number
  /** Of the plain body; each coding makes an `ETag` of its own from it. */
  digest: string
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
  contentType: string
  tags: ReadonlySet<string>
  freshUntil: number
  /** What it may load from elsewhere. */
  sources: PolicySources
  /** Whoever sends one of these gets a page of their own instead. */
  cookies: readonly string[]
  tests: TestsOfPage
}

/** Split tests by their keys: those that stand in its documents, of them those that are to be seen, and those whose goal it is. */
export interface TestsOfPage {
  all: readonly string[]
  shown: readonly string[]
  /** Empty for all with such a goal. */
  goals: readonly string[]
}

/** Whether who gets the page, or that it is sent, matters to a split test. */
export const hasTests = ({ all, goals }: TestsOfPage) => all.length + goals.length > 0

/** Made for one visitor: never kept, never given to another, not worth a digest or a second coding. */
export interface PrivatePage {
  isPrivate: true
  status: number
  plain: Buffer
  contentType: string
  sources: PolicySources
  tests: TestsOfPage
}

export type FinishedPage = CachedPage | PrivatePage

/** What a render answers; a private one is never kept. */
export interface RenderedPage {
  status: number
  body: string
  contentType?: string
  tags: ReadonlySet<string>
  isPrivate: boolean
  freshUntil?: number
  sources?: PolicySources
  cookies?: readonly string[]
  tests?: TestsOfPage
}

interface Render {
  promise: Promise<FinishedPage | undefined>
  /** What it shows was read after this many drops. */
  readAt: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Of the bytes, what addresses with a query may take: no number of searches pushes out a page itself. */
const QUERY_SHARE = 0.25
/** Share of the bytes for pages with chosen subjects of split tests: their combinations must not push out pages. */
const VARIANT_SHARE = 0.25
/** Of addresses that are remembered as private, in characters. */
const PRIVATE_KEYS = 100_000

/**
 * Finished pages by address. One render at a time per key; dropped by tag; the least recently used go first
 * when the bytes run out. A render that read what was dropped meanwhile is answered but not kept. Where there are no bytes at
 * all, nothing is kept: each page is finished for whoever asked for it.
 */
export function createPageCache(options: { maxBytes: number; now(): number }) {
  const finishOne = options.maxBytes > 0 ? finish : toPrivatePage
  const queryBytes = options.maxBytes * QUERY_SHARE
  const variantBytes = options.maxBytes * VARIANT_SHARE
  const plainBytes = options.maxBytes - queryBytes - variantBytes
  const plain = createLru<CachedPage>({ maxBytes: plainBytes, sizeOf })
  const variants = createLru<CachedPage>({ maxBytes: variantBytes, sizeOf })
  const queried = createLru<CachedPage>({ maxBytes: queryBytes, sizeOf })
  /** No address has a blank: what follows one names subjects of split tests. */
  const pagesOf = (key: string) => {
    if (key.includes('?')) return queried
    return key.includes(' ') ? variants : plain
  }
  /** Addresses whose last page was private: nobody waits for another's. */
  const privateKeys = createLru<true>({ maxBytes: PRIVATE_KEYS, sizeOf: key => key.length })
  const underWay = new Map<string, Render>()
  const drops = createDropLog()
  const counts = { hits: 0, misses: 0 }

  function get(key: string): CachedPage | undefined {
    const page = pagesOf(key).get(key)
    if (!page) return undefined
    if (page.freshUntil <= options.now()) {
      pagesOf(key).remove(key)
      return undefined
    }
    counts.hits++
    return page
  }

  /**
   * `render` answers undefined where there is nothing to show; that is not kept. `readAt`: the `mark()` from before what
   * `render` already has in hand was read.
   */
  async function getOrRender<Rendered extends RenderedPage | undefined>(
    key: string,
    render: () => Promise<Rendered>,
    readAt: number = drops.now(),
  ): Promise<FinishedPage | Extract<Rendered, undefined>> {
    type Finished = FinishedPage | Extract<Rendered, undefined>
    const known = get(key)
    if (known) return known
    const finished = async () => {
      const rendered = await render()
      return (rendered && (await finishOne(rendered))) as Finished
    }
    const running = privateKeys.get(key) ? undefined : underWay.get(key)
    if (running) {
      const page = await running.promise
      // What turned out to be somebody's own is not for those who waited along.
      if (page?.isPrivate) return finished()
      const isCurrent = page
        ? !drops.hasDropped(page.tags, running.readAt, readAt)
        : readAt <= running.readAt
      return isCurrent ? (page as Finished) : getOrRender(key, render, readAt)
    }
    counts.misses++
    const promise = finished()
      .then(page => {
        if (page?.isPrivate) privateKeys.set(key, true)
        else privateKeys.remove(key)
        if (page && !page.isPrivate && !drops.hasDropped(page.tags, readAt)) {
          pagesOf(key).set(key, page)
        }
        return page
      })
      .finally(() => {
        if (underWay.get(key)?.promise === promise) underWay.delete(key)
      })
    underWay.set(key, { promise, readAt })
    return promise
  }

  /** Forgets every page that read one of these tags; `*` forgets all. */
  function drop(tags: readonly string[]) {
    drops.add(tags)
    for (const pages of [plain, variants, queried]) {
      for (const [key, page] of pages.entries()) {
        if (tags.includes('*') || tags.some(tag => page.tags.has(tag))) pages.remove(key)
      }
    }
  }

  function stats() {
    const all = [plain, variants, queried].map(pages => pages.stats())
    const sum = (of: 'count' | 'bytes') => all.reduce((total, one) => total + one[of], 0)
    return { pages: sum('count'), bytes: sum('bytes'), ...counts }
  }

  return {
    get,
    getOrRender,
    drop,
    mark: drops.now,
    stats,
    /** Whether the last page of an address was made for one visitor, as a cart is. */
    isPrivate: (key: string): boolean => privateKeys.get(key) ?? false,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const HTML = 'text/html; charset=utf-8'
const NO_TESTS: TestsOfPage = { all: [], shown: [], goals: [] }

/** For one visitor, whatever it shows. */
export function toPrivatePage({
  status,
  body,
  sources = {},
  contentType = HTML,
  tests = NO_TESTS,
}: RenderedPage): PrivatePage {
  return { isPrivate: true, status, plain: Buffer.from(body), contentType, sources, tests }
}

/** Compresses once, for all who will ask. */
async function finish(rendered: RenderedPage): Promise<FinishedPage> {
  if (rendered.isPrivate) return toPrivatePage(rendered)
  const {
    status,
    tags,
    sources = {},
    cookies = [],
    contentType = HTML,
    tests = NO_TESTS,
  } = rendered
  const plain = Buffer.from(rendered.body)
  const [gzipped, brotli] = await Promise.all([
    compressGzip(plain, { level: 7 }),
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ])
  return {
    isPrivate: false,
    status,
    digest: createHash('sha256').update(plain).digest('base64url').slice(0, 20),
    plain,
    gzip: gzipped,
    brotli,
    contentType,
    sources,
    cookies,
    tests,
    tags,
    freshUntil: rendered.freshUntil ?? Number.POSITIVE_INFINITY,
  }
}

function sizeOf(key: string, page: CachedPage): number {
  return key.length + page.plain.length + page.gzip.length + page.brotli.length + 500
}
