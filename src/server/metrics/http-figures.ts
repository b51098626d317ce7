import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCounter, createHistogram, type MetricFamily, readFamily } from '#base/instruments'

const requests = createCounter(
  'vitrine_http_requests_total',
  'Routed requests by method and status. Cached pages are answered before routing.',
  { labeled: true },
)
const durations = createHistogram(
  'vitrine_http_request_duration_seconds',
  'Duration of routed requests by group of routes and class of status.',
  [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
)

/** Counts routed requests and the bytes sent on all connections. */
export function watchRequests(app: FastifyInstance): () => MetricFamily[] {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    requests.add(1, { method: request.method, status: String(statusCode) })
    const status = `${Math.floor(statusCode / 100)}xx`
    durations.observe(reply.elapsedTime / 1000, { group: routeGroup(request), status })
  })
  const sentBytes = countSentBytes(app)
  return () => [
    readFamily(
      {
        name: 'vitrine_http_sent_bytes_total',
        help: 'Bytes sent to all connections, headers included.',
        type: 'counter',
        merge: 'sum',
      },
      sentBytes(),
    ),
  ]
}

const GROUPS: readonly [RegExp, string][] = [
  [/^\/(admin|staff|preview)(\/|$)/, 'staff'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/(assets|fonts)\//, 'assets'],
  [/^\/(media|review-photos)\//, 'media'],
  [/^\/(healthz|readyz|startupz|metrics)(\/|$)/, 'operation'],
]

/** One of few groups, because each has its own series. */
export function routeGroup({ method, routeOptions }: FastifyRequest): string {
  const { url = '' } = routeOptions
  const group = GROUPS.find(([pattern]) => pattern.test(url))?.[1]
  return group ?? (method === 'GET' || method === 'HEAD' ? 'page' : 'action')
}

/**
 * Bytes written to all connections. Read from the sockets, so that sending a cached page costs
 * nothing.
 */
function countSentBytes(app: FastifyInstance): () => number {
  const open = new Set<Socket>()
  let closed = 0
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      closed += socket.bytesWritten
    })
  })
  return () => [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, closed)
}
