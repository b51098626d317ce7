import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createTrust } from '../http/request-id.ts'
import { tracer } from './create-tracing.ts'

/**
 * A span for each routed request, as part of the trace of a trusted proxy. Cached pages are answered
 * before routing and have none.
 */
export function traceRequests(
  app: FastifyInstance,
  { trustProxy, publicUrl }: { trustProxy: readonly string[]; publicUrl: string },
) {
  const isTrusted = createTrust(trustProxy)
  const spans = new WeakMap<FastifyRequest, { span: Span; route: string }>()
  const { protocol, hostname } = new URL(publicUrl)

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, socket } = request.raw
    // An answer "not found" replaces the route.
    const route = request.routeOptions.url ?? ''
    const parent = isTrusted(socket.remoteAddress)
      ? propagation.extract(context.active(), headers)
      : context.active()
    const span = tracer().startSpan(
      route ? `${method} ${route}` : String(method),
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': String(method),
          ...(route && { 'http.route': route }),
          'url.scheme': protocol.slice(0, -1),
          'server.address': hostname,
          'vitrine.request.id': request.id,
        },
      },
      parent,
    )
    spans.set(request, { span, route })
    context.with(trace.setSpan(parent, span), done)
  })

  const end = (request: FastifyRequest, status: number) => {
    const found = spans.get(request)
    if (!found) return
    spans.delete(request)
    found.span.setAttribute('http.response.status_code', status)
    if (status >= 500) found.span.setStatus({ code: SpanStatusCode.ERROR })
    found.span.end()
  }
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode))
  // The visitor left before the answer.
  app.addHook('onRequestAbort', async request => end(request, 499))
}
