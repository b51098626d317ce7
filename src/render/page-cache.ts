import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createLru } from '#base'
import type { PageSources } from '#module-kit'

/** A finished answer in every coding, ready to be written to a socket. */
export interface CachedPage {
  status: number
  /** Of the plain body; each coding makes an `ETag` of its own from it. */
  digest: string
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
  contentType: string
  tags: ReadonlySet<string>
  freshUntil: number
  /** Made for one visitor; never kept, never given to another. */
  isPrivate: boolean
  /** What it may load from elsewhere. */
  sources: PageSources
}

/** What a render answers; a private one is never kept. */
export interface RenderedPage {
  status: number
  body: string
  contentType?: string
  tags: ReadonlySet<string>
  isPrivate: boolean
  freshUntil?: number
  sources?: PageSources
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Of the bytes, what addresses with a query may take: no number of searches pushes out a page itself. */
const QUERY_SHARE = 0.25

/**
 * Finished pages by address. One render at a time per key; dropped by tag; the least recently used go first
 * when the bytes run out. A render that was overtaken by a drop is answered but not kept.
 */
export function createPageCache(options: { maxBytes: number; now(): number }) {
  const queryBytes = options.maxBytes * QUERY_SHARE
  const plain = createLru<CachedPage>({ maxBytes: options.maxBytes - queryBytes, sizeOf })
  const queried = createLru<CachedPage>({ maxBytes: queryBytes, sizeOf })
  const pagesOf = (key: string) => (key.includes('?') ? queried : plain)
  const underWay = new Map<string, Promise<CachedPage | undefined>>()
  let generation = 0
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

  /** `render` answers undefined where there is nothing to show; that is not kept. */
  async function getOrRender<Rendered extends RenderedPage | undefined>(
    key: string,
    render: () => Promise<Rendered>,
  ): Promise<CachedPage | Extract<Rendered, undefined>> {
    type Finished = CachedPage | Extract<Rendered, undefined>
    const known = get(key)
    if (known) return known
    const finished = async () => {
      const rendered = await render()
      return (rendered && (await finish(rendered))) as Finished
    }
    const running = underWay.get(key) as Promise<Finished> | undefined
    if (running) {
      const page = await running
      // What turned out to be somebody's own is not for those who waited along.
      return page?.isPrivate ? finished() : page
    }
    counts.misses++
    const startedIn = generation
    const promise = finished()
      .then(page => {
        if (page && !page.isPrivate && startedIn === generation) pagesOf(key).set(key, page)
        return page
      })
      .finally(() => {
        if (underWay.get(key) === promise) underWay.delete(key)
      })
    underWay.set(key, promise)
    return promise
  }

  /** Forgets every page that read one of these tags; `*` forgets all. */
  function drop(tags: readonly string[]) {
    generation++
    underWay.clear()
    for (const pages of [plain, queried]) {
      for (const [key, page] of pages.entries()) {
        if (tags.includes('*') || tags.some(tag => page.tags.has(tag))) pages.remove(key)
      }
    }
  }

  function stats() {
    const [one, other] = [plain.stats(), queried.stats()]
    return { pages: one.count + other.count, bytes: one.bytes + other.bytes, ...counts }
  }

  return { get, getOrRender, drop, stats }
}

export type PageCache = ReturnType<typeof createPageCache>

/** Compresses once, for all who will ask. */
async function finish(rendered: RenderedPage): Promise<CachedPage> {
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
    status: rendered.status,
    isPrivate: rendered.isPrivate,
    sources: rendered.sources ?? {},
    digest: createHash('sha256').update(plain).digest('base64url').slice(0, 20),
    plain,
    gzip: gzipped,
    brotli,
    contentType: rendered.contentType ?? 'text/html; charset=utf-8',
    tags: rendered.tags,
    freshUntil: rendered.freshUntil ?? Number.POSITIVE_INFINITY,
  }
}

function sizeOf(key: string, page: CachedPage): number {
  return key.length + page.plain.length + page.gzip.length + page.brotli.length + 500
}
