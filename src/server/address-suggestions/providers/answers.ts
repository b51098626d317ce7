import { isRecord, plainText } from '#base'

/** Limits for a geocoder's response. */
export const ANSWER_LIMITS = { maxBytes: 256 * 1024, timeoutMs: 3000 }
/** The same text is often typed again. */
export const CACHE_MS = 10 * 60_000
/** OpenStreetMap classes of addresses, without shops and sights. */
export const ADDRESS_KINDS = new Set(['place', 'building', 'highway', 'boundary'])

/** Parses JSON. Throws without including the text. */
export function readJson(bytes: Uint8Array | undefined): unknown {
  if (!bytes) throw new Error('no answer')
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    throw new Error('not JSON')
  }
}

/** The objects of a list; throws if it is not a list. */
export function recordsIn(list: unknown): Record<string, unknown>[] {
  if (!Array.isArray(list)) throw new Error('not an answer of this kind of server')
  return list.filter(isRecord)
}

const MAX_LENGTH = 200

/** Returns a function that reads a text property by its names; empty for other values. */
export function createReader(values: unknown) {
  return (...names: string[]): string => {
    for (const name of names) {
      const value = isRecord(values) ? values[name] : undefined
      const text = typeof value === 'string' ? plainText(value).replace(/\s+/g, ' ').trim() : ''
      if (text && text.length <= MAX_LENGTH) return text
    }
    return ''
  }
}

/** URL below a server's base: `https://host/photon` and `api` become `https://host/photon/api`. */
export function addressBelow(server: string, path: string, query: Record<string, string>): string {
  const url = new URL(server)
  const base = url.pathname.replace(/\/+$/, '')
  url.pathname = base.endsWith(`/${path}`) ? base : `${base}/${path}`
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}
