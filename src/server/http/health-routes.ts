import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { countWaiting, type Database } from '#db'
import type { PageCache } from '#render'
import { createWritableCheck } from './writable.ts'

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** `/healthz` (process alive), `/readyz` (can serve) and `/metrics` (Prometheus). */
export function healthRoutes(
  app: FastifyInstance,
  deps: { db: Database; cache: PageCache; metricsToken: string | undefined; dataDir: string },
) {
  const isWritable = createWritableCheck(deps.dataDir)
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(deps.db)
      if (await isWritable()) return { status: 'ready' }
      return reply.code(503).send({ status: 'the data folder cannot be written to' })
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })

  const answers = new Map<string, number>()
  app.addHook('onResponse', async (request, reply) => {
    const key = `method="${request.method}",status="${reply.statusCode}"`
    answers.set(key, (answers.get(key) ?? 0) + 1)
  })

  app.get('/metrics', async (request, reply) => {
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
    const proxied = PROXY_HEADERS.some(name => request.headers[name] !== undefined)
    const hasToken =
      deps.metricsToken !== undefined &&
      request.headers.authorization === `Bearer ${deps.metricsToken}`
    if (!hasToken && (!isLocal || proxied)) return reply.callNotFound()
    const { pages, bytes, hits, misses } = deps.cache.stats()
    const memory = process.memoryUsage()
    const waiting = await countWaiting(deps.db)
    const lines = [
      '# TYPE vitrine_http_requests_total counter',
      ...[...answers].map(([key, count]) => `vitrine_http_requests_total{${key}} ${count}`),
      '# TYPE vitrine_page_cache_hits_total counter',
      `vitrine_page_cache_hits_total ${hits}`,
      '# TYPE vitrine_page_cache_misses_total counter',
      `vitrine_page_cache_misses_total ${misses}`,
      '# TYPE vitrine_page_cache_pages gauge',
      `vitrine_page_cache_pages ${pages}`,
      '# TYPE vitrine_page_cache_bytes gauge',
      `vitrine_page_cache_bytes ${bytes}`,
      '# TYPE vitrine_outbox_waiting gauge',
      `vitrine_outbox_waiting ${waiting}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
    ]
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`)
  })
}
