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

interface StoredPage {
  id: number
  /** When it was rendered. */
  at: number
  size: number
  /** Neighbors in the order of use. */
  older: StoredPage | undefined
  newer: StoredPage | undefined
}

function createStore(maxBytes: number) {
  const stored = new Map<number, StoredPage>()
  let [oldest, newest]: (StoredPage | undefined)[] = []
  let bytes = 0

  function unlink(page: StoredPage) {
    if (page.older) page.older.newer = page.newer
    else oldest = page.newer
    if (page.newer) page.newer.older = page.older
    else newest = page.older
  }

  function append(page: StoredPage) {
    page.older = newest
    page.newer = undefined
    if (newest) newest.newer = page
    else oldest = page
    newest = page
  }

  function remove(page: StoredPage) {
    unlink(page)
    bytes -= page.size
    stored.delete(page.id)
  }

  return {
    isFresh(id: number, changedAt: number): boolean {
      const page = stored.get(id)
      if (!page) return false
      unlink(page)
      append(page)
      return page.at > changedAt
    },
    set(id: number, at: number, size: number) {
      const before = stored.get(id)
      if (before) remove(before)
      const page = { id, at, size, older: undefined, newer: undefined }
      stored.set(id, page)
      append(page)
      bytes += size
      while (bytes > maxBytes && oldest) remove(oldest)
    },
    count: () => stored.size,
  }
}
