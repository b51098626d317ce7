import type { AnyValueMap, LogRecord } from '@opentelemetry/api-logs'
import { isRecord } from '#base'

/** Severities of OpenTelemetry by levels of the log. */
const SEVERITIES: Record<number, readonly [number: number, text: string]> = {
  10: [1, 'TRACE'],
  20: [5, 'DEBUG'],
  30: [9, 'INFO'],
  40: [13, 'WARN'],
  50: [17, 'ERROR'],
  60: [21, 'FATAL'],
}

/** Converts a line of the log, which has no personal data. The SDK adds the ids of the trace. */
export function toLogRecord(line: string): LogRecord {
  const { level, time, msg, pid: _, hostname: __, trace_id: ___, err, ...rest } = JSON.parse(line)
  const [severityNumber, severityText] = SEVERITIES[Number(level)] ?? [0, '']
  return {
    timestamp: Number(time),
    severityNumber,
    severityText,
    body: String(msg ?? ''),
    attributes: { ...(rest as AnyValueMap), ...(isRecord(err) && exceptionOf(err)) },
  }
}

function exceptionOf({ type, message, stack, ...more }: Record<string, unknown>): AnyValueMap {
  const details = Object.keys(more).length > 0 ? { error: more as AnyValueMap } : {}
  return {
    'exception.type': String(type ?? ''),
    'exception.message': String(message ?? ''),
    'exception.stacktrace': String(stack ?? ''),
    ...details,
  }
}
