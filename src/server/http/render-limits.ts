import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerText } from '../texts.ts'
import { RefusedRequest } from './refused-request.ts'

/**
 * Pages that have to be made anew, per minute and address: there is no end of searches, and each takes the only thread for a
 * while. Pages that are cached already cost nothing and are not counted.
 */
const MAX_QUERIES = 120
/** Made for one visitor alone, whose cookie need not be a true one to ask for it. */
export const MAX_OWN_PAGES = 600

export interface RenderLimits {
  /** Counts a page with a query; refused with 429 beyond the limit. */
  query(request: FastifyRequest): Promise<void>
  /** Counts a page for one visitor. */
  ownPage(request: FastifyRequest): Promise<void>
}

/** Needs the plugin for rate limits. */
export function createRenderLimits(app: FastifyInstance): RenderLimits {
  const limitTo = (max: number, reason: ServerText) => {
    const count = app.createRateLimit({ max, timeWindow: '1 minute', allowList: () => false })
    return async (request: FastifyRequest) => {
      const result = await count(request)
      if (!result.isAllowed && result.isExceeded) {
        throw new RefusedRequest(429, reason, { seconds: result.ttlInSeconds })
      }
    }
  }
  return {
    query: limitTo(MAX_QUERIES, 'too-many-searches'),
    ownPage: limitTo(MAX_OWN_PAGES, 'too-many-requests-for'),
  }
}
