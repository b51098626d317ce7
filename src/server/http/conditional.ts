import type { IncomingHttpHeaders } from 'node:http'

/** `If-None-Match`: any, or a list of tags that are compared weakly (RFC 9110 §13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false
}

/** Bytes of a whole, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range of `bytes` that is asked for (RFC 9110 §14). Undefined for the whole: nothing was asked, it is not
 * understood, several were asked for at once (a server may ignore those), or what the asker has a part of was another
 * file (`If-Range`, §13.1.5).
 */
export function askedRange(
  headers: IncomingHttpHeaders,
  whole: { bytes: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range']
  // Strong comparison: a weak tag and a date are never the same, since neither is ever sent.
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
