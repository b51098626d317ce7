import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Metrics, withMetrics } from '#base/metrics'
import { countWaiting, type Database } from '#db'
import type { ModuleCache, PageCache } from '#render'
import { mayReadMetrics, type ServerMetrics } from './request-metrics.ts'

/** `/metrics` in the Prometheus text format. */
export function metricsRoute(
  app: FastifyInstance,
  deps: {
    db: Database
    cache: PageCache
    moduleCache: Pick<ModuleCache, 'stats'>
    token: string | undefined
    metrics: ServerMetrics
  },
) {
  const { requests, background } = deps.metrics
  const answers = new Map<string, number>()
  app.addHook('onResponse', async (request, reply) => {
    const key = `method="${request.method}",status="${reply.statusCode}"`
    answers.set(key, (answers.get(key) ?? 0) + 1)
  })
  const sentBytes = countSentBytes(app)

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.token)) return reply.callNotFound()
    const { pages, bytes, hits, misses } = deps.cache.stats()
    const waiting = await withMetrics(background, () => countWaiting(deps.db))
    const { rss } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const perSource = (read: (metrics: Metrics) => number) => ({
      'source="request"': read(requests),
      'source="background"': read(background),
    })
    const lines = [
      ...counter('vitrine_http_requests_total', Object.fromEntries(answers)),
      ...counter('vitrine_http_sent_bytes_total', { '': sentBytes() }),
      ...counter('vitrine_page_cache_hits_total', { '': hits }),
      ...counter('vitrine_page_cache_misses_total', { '': misses }),
      ...gauge('vitrine_page_cache_pages', pages),
      ...gauge('vitrine_page_cache_bytes', bytes),
      ...counter('vitrine_module_cache_hits_total', { '': requests.moduleCacheHits }),
      ...counter('vitrine_module_cache_misses_total', { '': requests.moduleCacheMisses }),
      ...gauge('vitrine_module_cache_bytes', deps.moduleCache.stats().bytes),
      ...counter('vitrine_rendered_pages_total', { '': requests.renderedPages }),
      ...counter('vitrine_rendered_modules_total', { '': requests.renderedModules }),
      ...counter(
        'vitrine_db_queries_total',
        perSource(({ queries }) => queries),
      ),
      ...counter('vitrine_request_phase_seconds_total', inSeconds(requests)),
      ...counter(
        'vitrine_db_query_seconds_total',
        perSource(({ phases }) => phases.query / 1000),
      ),
      ...gauge('vitrine_outbox_waiting', waiting),
      ...counter('process_cpu_seconds_total', { '': (user + system) / 1e6 }),
      ...gauge('process_resident_memory_bytes', rss),
    ]
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`)
  })
}

/** Lines of a counter: a value for each set of labels. */
function counter(name: string, values: Record<string, number>): string[] {
  const lines = Object.entries(values).map(
    ([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`,
  )
  return [`# TYPE ${name} counter`, ...lines]
}

const gauge = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`]

const inSeconds = ({ phases }: Metrics) =>
  Object.fromEntries(Object.entries(phases).map(([phase, ms]) => [`phase="${phase}"`, ms / 1000]))

/**
 * Bytes written to all connections, headers included. Read from the sockets, so that sending a
 * cached page costs nothing.
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
