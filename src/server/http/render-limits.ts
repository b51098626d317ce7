import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerText } from '../texts.ts'
import { RefusedRequest } from './refused-request.ts'
import { createLimit } from './request-counts.ts'

/**
 * Limit of uncached pages with a query per minute and IP address. The number of possible searches
 * is unlimited, and each takes time on the only thread. Cached pages are not counted.
 */
const MAX_QUERIES = 120
/** Limit of pages for one visitor. An invalid cookie is enough to request one. */
export const MAX_OWN_PAGES = 600

export interface RenderLimits {
  /** Counts a page with a query; refused with 429 beyond the limit. */
  query(request: FastifyRequest): Promise<void>
  /** Counts a page for one visitor. */
  ownPage(request: FastifyRequest): Promise<void>
}

/** Requires the rate-limit plugin. */
export function createRenderLimits(app: FastifyInstance): RenderLimits {
  // Each process counts for itself: they protect its own thread, and a query would cost as much.
  const limitTo = (name: string, max: number, reason: ServerText) => {
    const count = createLimit(app, { name, max, timeWindow: '1 minute', isLocal: true })
    return async (request: FastifyRequest) => {
      const result = await count(request)
      if (!result.isAllowed && result.isExceeded) {
        throw new RefusedRequest(429, reason, { seconds: result.ttlInSeconds })
      }
    }
  }
  return {
    query: limitTo('queries', MAX_QUERIES, 'too-many-searches'),
    ownPage: limitTo('own pages', MAX_OWN_PAGES, 'too-many-requests-for'),
  }
}
