import type { FastifyServerOptions } from 'fastify'
import { currentMetrics } from '#base/metrics'
import { currentTracing } from '#base/tracing'
import { toErrorRecord } from './error-record.ts'
import { redactText } from './redact.ts'
import { redactDetails } from './redact-details.ts'

/**
 * Options of the log: JSON lines without personal data. `reqId` is the id of the request, also on
 * lines that are written outside of its handlers.
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(stream && { stream }),
    serializers: { err: toErrorRecord, error: toErrorRecord },
    formatters: { log: redactDetails },
    hooks: {
      logMethod(args, method) {
        const redacted = args.map(one => (typeof one === 'string' ? redactText(one) : one))
        method.apply(this, redacted as typeof args)
      },
    },
    mixin(details, _level, logger) {
      const traceId = currentTracing()?.traceId()
      const trace = traceId ? { trace_id: traceId } : {}
      const reqId = currentMetrics()?.requestId
      const isKnown = reqId === undefined || 'reqId' in details || 'reqId' in logger.bindings()
      return isKnown ? trace : { reqId, ...trace }
    },
  }
}
