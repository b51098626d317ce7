import type { IncomingHttpHeaders } from 'node:http'

/** Evaluates `If-None-Match`: `*` or a list of tags with weak comparison (RFC 9110 §13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false
}

/** Byte range, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The requested range of bytes (RFC 9110 §14). Undefined means the whole file: no range, an invalid
 * one, several ranges (a server may ignore those), or a changed file (`If-Range`, §13.1.5).
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  whole: { bytes: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range']
  // Strong comparison. Weak tags and dates never match, because the server sends neither.
  if (ifRange !== undefined && ifRange !== whole.etag) return undefined
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(headers.range?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const end = whole.bytes - 1
  if (first === '') {
    const length = Math.min(Number(last), whole.bytes)
    return length === 0 ? 'unsatisfiable' : { start: whole.bytes - length, end }
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) > end) return 'unsatisfiable'
  return { start: Number(first), end: last === '' ? end : Math.min(Number(last), end) }
}
