import {
  context,
  SpanKind as OtelSpanKind,
  propagation,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { SpanKind, Tracing } from '#base/tracing'

const KINDS: Record<SpanKind, OtelSpanKind> = {
  internal: OtelSpanKind.INTERNAL,
  client: OtelSpanKind.CLIENT,
  consumer: OtelSpanKind.CONSUMER,
}

export const tracer = () => trace.getTracer('vitrine')

/** Records spans with the OpenTelemetry API. */
export function createTracing({ databaseSystem }: { databaseSystem: string }): Tracing {
  return {
    inSpan(name, { kind = 'internal', attributes = {} }, work) {
      const isQuery = name === 'query'
      const span = tracer().startSpan(name, {
        kind: isQuery ? OtelSpanKind.CLIENT : KINDS[kind],
        attributes: isQuery ? { 'db.system.name': databaseSystem } : attributes,
      })
      return endAfter(span, () => context.with(trace.setSpan(context.active(), span), work))
    },
    setAttributes(attributes) {
      trace.getActiveSpan()?.setAttributes(attributes)
    },
    propagationHeaders() {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      // Not for other servers: it has values of the caller, such as ids of users.
      delete headers.baggage
      return headers
    },
    traceId() {
      const active = trace.getActiveSpan()?.spanContext()
      return active && active.traceFlags === 1 ? active.traceId : undefined
    },
  }
}

/** Ends the span when the work has ended, also if it fails. */
function endAfter<Answer>(span: Span, work: () => Answer): Answer {
  let answer: Answer
  try {
    answer = work()
  } catch (error) {
    endFailed(span, error)
    throw error
  }
  if (answer instanceof Promise) {
    answer.then(
      () => span.end(),
      error => endFailed(span, error),
    )
  } else span.end()
  return answer
}

/** Only the kind of an error: its message may repeat what a visitor entered. */
function endFailed(span: Span, error: unknown) {
  const { code, name } = error as { code?: unknown; name?: unknown }
  span.setAttribute('error.type', String(code ?? name ?? 'error').slice(0, 100))
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
