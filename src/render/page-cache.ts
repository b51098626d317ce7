import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A finished answer in every coding, ready to be written to a socket. */
export interface CachedPage {
  status: number
  etag: string
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
  contentType: string
  tags: ReadonlySet<string>
  freshUntil: number
  /** Made for one visitor; never kept, never given to another. */
  isPrivate: boolean
}

/** What a render answers; a private one is never kept. */
export interface RenderedPage {
  status: number
  body: string
  contentType?: string
  tags: ReadonlySet<string>
  isPrivate: boolean
  freshUntil?: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Finished pages by address. One render at a time per key; dropped by tag; the least recently used go first
 * when the bytes run out. A render that was overtaken by a drop is answered but not kept.
 */
export function createPageCache(options: { maxBytes: number; now(): number }) {
  const pages = new Map<string, CachedPage>()
  const underWay = new Map<string, Promise<CachedPage>>()
  let bytes = 0
  let generation = 0
  const counts = { hits: 0, misses: 0 }

  function get(key: string): CachedPage | undefined {
    const page = pages.get(key)
    if (!page) return undefined
    if (page.freshUntil <= options.now()) {
      remove(key, page)
      return undefined
    }
    // Most recently used stands last.
    pages.delete(key)
    pages.set(key, page)
    counts.hits++
    return page
  }

  function remove(key: string, page: CachedPage) {
    pages.delete(key)
    bytes -= sizeOf(page)
  }

  function keep(key: string, page: CachedPage) {
    const known = pages.get(key)
    if (known) remove(key, known)
    pages.set(key, page)
    bytes += sizeOf(page)
    for (const [oldest, old] of pages) {
      if (bytes <= options.maxBytes) break
      remove(oldest, old)
    }
  }

  async function getOrRender(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const known = get(key)
    if (known) return known
    const running = underWay.get(key)
    if (running) {
      const page = await running
      // What turned out to be somebody's own is not for those who waited along.
      return page.isPrivate ? finish(await render()) : page
    }
    counts.misses++
    const startedIn = generation
    const promise = render()
      .then(async rendered => {
        const page = await finish(rendered)
        if (!rendered.isPrivate && startedIn === generation) keep(key, page)
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
    for (const [key, page] of pages) {
      if (tags.includes('*') || tags.some(tag => page.tags.has(tag))) remove(key, page)
    }
  }

  return { get, getOrRender, drop, stats: () => ({ pages: pages.size, bytes, ...counts }) }
}

export type PageCache = ReturnType<typeof createPageCache>

/** Compresses once, for all who will ask. */
export async function finish(rendered: RenderedPage): Promise<CachedPage> {
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
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    plain,
    gzip: gzipped,
    brotli,
    contentType: rendered.contentType ?? 'text/html; charset=utf-8',
    tags: rendered.tags,
    freshUntil: rendered.freshUntil ?? Number.POSITIVE_INFINITY,
  }
}

function sizeOf(page: CachedPage): number {
  return page.plain.length + page.gzip.length + page.brotli.length + 500
}
