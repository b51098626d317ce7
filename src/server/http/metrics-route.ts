import type { FastifyInstance } from 'fastify'
import { type MetricSnapshot, toPrometheusText } from '#base/instruments'
import { mayReadMetrics } from './request-metrics.ts'

/** `/metrics` in the Prometheus text format. */
export function metricsRoute(
  app: FastifyInstance,
  deps: { token: string | undefined; read(): Promise<MetricSnapshot> },
) {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.token)) return reply.callNotFound()
    const text = toPrometheusText(await deps.read())
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(text)
  })
}
