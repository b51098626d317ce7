import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createMetrics, currentMetrics, type Metrics, withMetrics } from '#base/metrics'

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Sums of a server since its start. */
export interface ServerMetrics {
  requests: Metrics
  background: Metrics
}

export const createServerMetrics = (): ServerMetrics => ({
  requests: createMetrics(),
  background: createMetrics(),
})

/** Whether a request may read internal figures: from this machine without proxy, or with the token. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && request.headers.authorization === `Bearer ${token}`) return true
  const isProxied = PROXY_HEADERS.some(name => request.headers[name] !== undefined)
  return !isProxied && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

/**
 * Counts the work of every routed request. Cached pages are sent before routing and cost nothing
 * here. Responses without a page show it in `Server-Timing` to those who may read metrics.
 */
export function installRequestMetrics(
  app: FastifyInstance,
  { requests }: ServerMetrics,
  token: string | undefined,
) {
  app.addHook('onRequest', (request, _reply, done) => {
    withMetrics(createMetrics(requests, request.id), done)
  })
  app.addHook('onSend', async (request, reply) => {
    const metrics = currentMetrics()
    if (metrics && metrics.queries > 0 && mayReadMetrics(request, token)) {
      reply.header('server-timing', toServerTiming(metrics))
    }
  })
}

/**
 * `Server-Timing` of a rendered page. Visitors see only how long rendering took, because other
 * durations and counts could reveal which data was read.
 */
export function pageTiming(request: FastifyRequest, token: string | undefined): string {
  const metrics = currentMetrics() ?? createMetrics()
  if (mayReadMetrics(request, token)) return toServerTiming(metrics)
  return entry('render', metrics.phases.render)
}

/** `render` comes first. */
function toServerTiming({ phases, ...counts }: Metrics): string {
  return [
    entry('render', phases.render),
    entry('resolve', phases.resolve),
    entry('load', phases.load),
    entry('compress', phases.compress),
    `${entry('query', phases.query)};desc="${counts.queries}"`,
    `pages;desc="${counts.renderedPages}"`,
    `modules;desc="${counts.renderedModules}"`,
    `module-cache;desc="${counts.moduleCacheHits}/${counts.moduleCacheMisses}"`,
  ].join(', ')
}

const entry = (name: string, ms: number) => `${name};dur=${ms.toFixed(2)}`
