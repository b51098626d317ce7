import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusedRequest } from './refused-request.ts'

/**
 * Pages with a query that have to be made anew, per minute and address: there is no end of searches, and each takes the
 * only thread for a while. Pages that are cached already cost nothing and are not counted.
 */
export const MAX_QUERIES = 120

/** Counts one; refused with 429 beyond the limit. Needs the plugin for rate limits. */
export function limitQueries(app: FastifyInstance) {
  const count = app.createRateLimit({
    max: MAX_QUERIES,
    timeWindow: '1 minute',
    allowList: () => false,
  })
  return async (request: FastifyRequest) => {
    const result = await count(request)
    if (!result.isAllowed && result.isExceeded) {
      throw new RefusedRequest(429, 'too-many-searches', { seconds: result.ttlInSeconds })
    }
  }
}
