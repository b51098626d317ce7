import type { FastifyInstance } from 'fastify'

/**
 * Keeps responses without `Cache-Control` out of a content delivery network, which would store them
 * for a default time.
 */
export function refuseUnmarked(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  })
}
