/** Kinds of spans in OpenTelemetry. */
export type SpanKind = 'internal' | 'client' | 'consumer'

/** Never personal data: no URLs with queries, no values of statements. */
export type SpanAttributes = Record<string, string | number | boolean>

export interface SpanOptions {
  kind?: SpanKind
  attributes?: SpanAttributes
}

/** Records work in a tracing system. */
export interface Tracing {
  inSpan<Answer>(name: string, options: SpanOptions, work: () => Answer): Answer
  /** Adds to the span of the current work. */
  setAttributes(attributes: SpanAttributes): void
  /** Headers that connect a call to another server with the current trace. */
  propagationHeaders(): Record<string, string>
  /** Id of the current trace, if it is recorded. */
  traceId(): string | undefined
}

let tracing: Tracing | undefined

/** Undefined unless tracing is configured, so that nothing of it is loaded. */
export const currentTracing = (): Tracing | undefined => tracing

export function setTracing(next: Tracing | undefined) {
  tracing = next
}

/** Runs work in a span. Without tracing it only runs it. */
export function traced<Answer>(name: string, options: SpanOptions, work: () => Answer): Answer {
  return tracing ? tracing.inSpan(name, options, work) : work()
}
