import { decodePath, trimEnd } from '#base'
import { toRequestUrl } from '../http/request-url.ts'

/** A page's address as it was asked for: its one path (decoded, without a slash at the end) and the whole of it. */
export interface PageAddress {
  path: string
  /** With the path in its one spelling. */
  url: URL
  /** The spelling to lead to, where another was asked for. */
  redirect?: string
}

/** Undefined for what can be no page's address. */
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

/** Without slashes at the end, and still encoded; one slash at the beginning, for two would lead to another host. */
function shorten(pathname: string): string {
  let from = 0
  while (pathname[from + 1] === '/') from++
  return trimEnd(pathname.slice(from), '/') || '/'
}
