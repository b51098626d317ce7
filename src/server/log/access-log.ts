import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Logs each routed request: method, route, status, duration and bytes. Public pages are logged with
 * their path, all others with the pattern of the route, because paths can hold tokens. Missing pages
 * have no path either: it is what somebody typed.
 */
export function logRequests(app: FastifyInstance) {
  const started = new WeakMap<FastifyRequest, { pattern: string | undefined; sent: number }>()
  app.addHook('onRequest', async request => {
    // An answer "not found" replaces the route.
    const pattern = request.routeOptions.url
    started.set(request, { pattern, sent: request.raw.socket.bytesWritten })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { bytesWritten } = request.raw.socket
    const { pattern = '', sent = bytesWritten } = started.get(request) ?? {}
    const isPage = pattern === PAGES && reply.statusCode !== 404
    request.log.info(
      {
        method: request.method,
        route: isPage ? pathOf(request.url) : pattern,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        bytes: bytesWritten - sent,
      },
      'request',
    )
  })
}

/** Pattern of the route of pages. */
const PAGES = '/*'

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}
