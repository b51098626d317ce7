import type { EdgePolicy } from './options.ts'
import type { SitePages } from './site-pages.ts'

/** How long a purging CDN keeps a page at most, in seconds. */
const PURGED_SECONDS = 86_400
export type EdgeAnswer = 'hit' | 'expired' | 'miss'

/**
 * Times of changes by page and by list, so that a cache that keeps only the time of its copy knows
 * whether it was purged. Seconds from 1; 0 is never.
 */
export interface ChangeTimes {
  everything: number
  lists: Uint32Array
  searches: number
  pages: Uint32Array
}

export function createChangeTimes(pages: SitePages): ChangeTimes {
  return {
    everything: 0,
    searches: 0,
    lists: new Uint32Array(pages.categories),
    pages: new Uint32Array(pages.count),
  }
}

/** One location of a CDN: when it stored each page, and when the page was last requested. */
export function createEdge(
  policy: EdgePolicy,
  { pageCount, idleSeconds }: { pageCount: number; idleSeconds: number },
) {
  /** For each page, when it was stored and when it was used. */
  const times = new Uint32Array(2 * pageCount)
  const lifetime = policy === 'purged' ? PURGED_SECONDS : 1
  return {
    /** @param changedAt Last change of the page. Changes of a second are purged at its end. */
    ask(page: number, now: number, changedAt: number): EdgeAnswer {
      const storedAt = times[2 * page] ?? 0
      const usedAt = times[2 * page + 1] ?? 0
      times[2 * page + 1] = now
      if (storedAt === 0 || now - usedAt > idleSeconds) return 'miss'
      if (policy === 'purged' && changedAt >= storedAt) return 'miss'
      return now - storedAt < lifetime ? 'hit' : 'expired'
    },
    store(page: number, now: number) {
      times[2 * page] = now
    },
    /** When the kept copy was stored. */
    storedAt: (page: number) => times[2 * page] ?? 0,
  }
}

export type Edge = ReturnType<typeof createEdge>
