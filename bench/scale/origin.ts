import { createPageCache } from '../../src/render/page-cache.ts'
import type { DescribedPage } from './site-pages.ts'

const MB = 2 ** 20
/** Bodies and limits are this many times smaller than in the real server. */
const SCALE = 40
/** What the cache counts for each page besides its body. */
const OVERHEAD = 500

/** Copies of the server, each with the page cache of the product. */
export function createOrigin(copies: number, cacheMb: number, random: () => number) {
  let milliseconds = 0
  const caches = Array.from({ length: copies }, () =>
    createPageCache({ maxBytes: (cacheMb * MB) / SCALE, now: () => milliseconds }),
  )

  return {
    setTime(second: number) {
      milliseconds = second * 1000
    },

    /** Answers a request by any copy. Returns whether the page was rendered. */
    async answer({ url, tags, bytes }: DescribedPage): Promise<boolean> {
      const cache = caches[Math.floor(random() * copies)]
      if (!cache || cache.get(url)) return false
      const length = Math.max(1, Math.round((bytes + OVERHEAD) / SCALE) - OVERHEAD - url.length)
      const body = 'x'.repeat(length)
      await cache.getOrRender(url, async () => ({
        status: 200,
        body,
        tags: new Set([...tags, 'site']),
        isPrivate: false,
      }))
      return true
    },

    drop(tags: readonly string[]) {
      for (const cache of caches) cache.drop(tags)
    },

    pages: () => caches.reduce((sum, cache) => sum + cache.stats().pages, 0) / copies,
  }
}
