import { decodePath, trimEnd } from '#base'
import { toRequestUrl } from '../../http/request-url.ts'

/** A page request: the decoded path without trailing slash, and the whole URL. */
export interface PageAddress {
  path: string
  /** With the canonical path. */
  url: URL
  /** Canonical URL to redirect to, if the request differs. */
  redirect?: string
}

/** A decoded path, and the query that may name an archive of products. */
export interface FoundAddress {
  path: string
  url?: Pick<URL, 'search' | 'searchParams'>
}

/** Reads a decoded path with an optional query. */
export function splitAddress(address: string): FoundAddress {
  const at = address.indexOf('?')
  if (at < 0) return { path: address }
  return { path: address.slice(0, at), url: new URL(address.slice(at), 'http://localhost') }
}

/** Undefined if the URL cannot be a page. */
export function toPagePath(address: string, publicUrl: string): PageAddress | undefined {
  const url = toRequestUrl(address, publicUrl)
  const decoded = url && decodePath(url.pathname)
  if (!url || decoded === undefined || decoded.includes('\0')) return undefined
  const path = trimEnd(decoded, '/') || '/'
  const isOtherSpelling = path !== url.pathname && path !== decoded
  const redirect = isOtherSpelling ? shorten(url.pathname) + url.search : undefined
  url.pathname = path.replaceAll('%', '%25')
  return { path, url, ...(redirect === undefined ? {} : { redirect }) }
}

/**
 * Removes trailing slashes from an encoded path and leaves one leading slash, because two would
 * name another host.
 */
function shorten(pathname: string): string {
  let from = 0
  while (pathname[from + 1] === '/') from++
  return trimEnd(pathname.slice(from), '/') || '/'
}
