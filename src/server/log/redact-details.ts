import { toErrorRecord } from './error-record.ts'
import { redactText } from './redact.ts'

const MAX_DEPTH = 5

/** Names whose values are never logged. */
const SECRET_NAMES =
  /^(authorization|cookies?|set-cookie|password|secret|token|key|email|name|phone|address|ip|remoteaddress|body|payload|parameters|params|headers|query|fields|values|input)$/i

/** A copy of log details without personal data. `err` and `error` are left to their serializer. */
export function redactDetails(details: Record<string, unknown>): Record<string, unknown> {
  const { err, error, ...others } = details
  return {
    ...(err !== undefined && { err }),
    ...(error !== undefined && { error }),
    ...(redactValue(others, 0) as Record<string, unknown>),
  }
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return toErrorRecord(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 100).map(one => redactValue(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SECRET_NAMES.test(name) ? '[redacted]' : redactValue(one, depth + 1),
    ]),
  )
}
