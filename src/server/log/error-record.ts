import { isRecord } from '#base'
import { redactText } from './redact.ts'

/** An error as it is logged. */
export interface ErrorRecord {
  type: string
  message: string
  /** Frames without the message. */
  stack: string
  [detail: string]: unknown
}

/**
 * Properties that are logged. Others are left out: `detail` of Postgres holds the values of a row,
 * `response` of a mail server the address of a recipient.
 */
const LOGGED = [
  ...['code', 'errcode', 'errno', 'syscall', 'port', 'status', 'statusCode', 'severity'],
  ...['schema', 'table', 'column', 'constraint', 'routine', 'responseCode', 'command'],
] as const
const MAX_CAUSES = 4

/** What is logged of an error, without what a visitor entered. */
export const toErrorRecord = (error: unknown): ErrorRecord => recordOf(error, 0)

function recordOf(error: unknown, depth: number): ErrorRecord {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: redactText(String(error)), stack: '' }
  }
  const own = error as Error & Record<string, unknown>
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? []
  const record: ErrorRecord = {
    type: error.name,
    message: messageOf(own),
    stack: frames.join('\n'),
  }
  for (const name of LOGGED) {
    const value = own[name]
    if (typeof value === 'number') record[name] = value
    if (typeof value === 'string') record[name] = redactText(value)
  }
  if (error.cause !== undefined && depth < MAX_CAUSES) {
    record.cause = recordOf(error.cause, depth + 1)
  }
  return record
}

function messageOf(error: Error & Record<string, unknown>): string {
  const refusal = smtpAnswer(error)
  if (refusal) return refusal
  // A parser quotes its input, and Postgres the value that does not fit (class 22).
  const quotesInput = error instanceof SyntaxError || /^22/.test(String(error.code ?? ''))
  const message = quotesInput ? error.message.replace(/"[^"]*"|'[^']*'/g, '"…"') : error.message
  return redactText(message)
}

/** Mail servers repeat recipients in their answers, so only the codes are logged (RFC 3463). */
function smtpAnswer(error: Error & Record<string, unknown>): string | undefined {
  const source = [error, error.cause].find(one => isRecord(one) && 'responseCode' in one)
  if (!isRecord(source)) return undefined
  const [enhanced = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(source.response ?? '')) ?? []
  const codes = [source.responseCode, enhanced].filter(Boolean).join(' ')
  return `the mail server answered ${codes}${source.command ? ` to ${source.command}` : ''}`
}
