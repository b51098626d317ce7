import { QUERY_SHARE, VARIANT_SHARE } from '../../src/render/page-cache.ts'
import type { DescribedPage } from './site-pages.ts'

const MB = 2 ** 20
/** What the page cache counts for each page besides its body and URL. */
const OVERHEAD = 500

/**
 * Copies of the server, each with a page cache. The cache follows the rules of the product's: the
 * least recently used pages make room, URLs with a query have their own share, and a changed page is
 * replaced when it is rendered again. It keeps only times, because a week has 200 million views.
 */
export function createOrigin(copies: number, cacheMb: number, random: () => number) {
  const bytes = cacheMb * MB
  const caches = Array.from({ length: copies }, () => ({
    plain: createStore(bytes * (1 - QUERY_SHARE - VARIANT_SHARE)),
    queried: createStore(bytes * QUERY_SHARE),
  }))

  return {
    /**
     * Answers a request by any copy. Returns whether the page was rendered.
     * @param changedAt Last change of the page. Changes of a second happen at its end.
     */
    answer(
      id: number,
      page: DescribedPage,
      { now, changedAt }: { now: number; changedAt: number },
    ) {
      const cache = caches[Math.floor(random() * copies)]
      const store = page.url.includes('?') ? cache?.queried : cache?.plain
      if (!store || store.isFresh(id, changedAt)) return false
      store.set(id, now, page.bytes + OVERHEAD + page.url.length)
      return true
    },

    pages: () =>
      caches.reduce((sum, { plain, queried }) => sum + plain.count() + queried.count(), 0) / copies,
  }
}

function createStore(maxBytes: number) {
  /** By page in order of use: when it was rendered, and its size. */
  const stored = new Map<number, { at: number; size: number }>()
  let bytes = 0

  function remove(page: number) {
    const known = stored.get(page)
    if (!known) return
    bytes -= known.size
    stored.delete(page)
  }

  return {
    isFresh(page: number, changedAt: number): boolean {
      const known = stored.get(page)
      if (!known) return false
      stored.delete(page)
      stored.set(page, known)
      return known.at > changedAt
    },
    set(page: number, at: number, size: number) {
      remove(page)
      stored.set(page, { at, size })
      bytes += size
      for (const oldest of stored.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    count: () => stored.size,
  }
}
