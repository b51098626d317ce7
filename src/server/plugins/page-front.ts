import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, PageCache } from '#render'
import { toRequestUrl } from '../request-url.ts'

/** Query parts that change what a page shows; all others share its cached copy. */
const MEANINGFUL = /^(page|sort|category|tag|q)$/
/** What is chosen of a product, for links to one of its variants. */
const CHOICE = /^option-[a-z0-9-]{1,40}$/

/** Path and meaningful query, in a fixed order. */
export function cacheKey(url: URL): string {
  if (!url.search) return url.pathname
  const isProduct = url.pathname.startsWith('/product/')
  const parts = [...url.searchParams].filter(
    ([name]) => MEANINGFUL.test(name) || (isProduct && CHOICE.test(name)),
  )
  if (parts.length === 0) return url.pathname
  return `${url.pathname}?${new URLSearchParams(parts.sort(([a], [b]) => a.localeCompare(b)))}`
}

/** Shared caches may keep a page for the second in which a publish is allowed to spread. */
const PUBLIC = 'public, max-age=0, s-maxage=1, must-revalidate'
const PRIVATE = 'private, no-store'

/** Writes a finished page: 304 when the browser has it, else in the best coding that it takes. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  extra: Record<string, string>,
) {
  const headers: Record<string, string | number> = {
    ...extra,
    'content-type': page.contentType,
    'cache-control': page.isPrivate ? PRIVATE : PUBLIC,
    vary: 'accept-encoding',
    etag: page.etag,
  }
  const known = request.headers['if-none-match']
  if (page.status === 200 && known && !page.isPrivate && matches(known, page.etag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  let body = page.plain
  if (accepts(accepted, 'br')) {
    body = page.brotli
    headers['content-encoding'] = 'br'
  } else if (accepts(accepted, 'gzip')) {
    body = page.gzip
    headers['content-encoding'] = 'gzip'
  }
  headers['content-length'] = body.length
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(header: string, etag: string): boolean {
  return header === '*' || header.split(',').some(one => one.trim().replace(/^W\//, '') === etag)
}

function accepts(header: string | string[], coding: string): boolean {
  return String(header)
    .split(',')
    .some(part => {
      const [name, quality] = part.trim().split(';')
      return name === coding && quality?.trim() !== 'q=0'
    })
}

/** Answers a cached page before any routing; false when there is none. */
export function createPageFront(cache: PageCache, headers: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const address = request.url ?? '/'
    const url = address.includes('?') ? toRequestUrl(address, 'http://local') : undefined
    const page = cache.get(url ? cacheKey(url) : address)
    if (!page) return false
    sendPage(request, response, page, headers)
    return true
  }
}
