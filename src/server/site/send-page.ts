import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPage } from '#render'
import { pageSecurityHeaders } from '../http/security.ts'

/** Shared caches may keep a page for the second in which a publish is allowed to spread. */
const PUBLIC = 'public, max-age=0, s-maxage=1, must-revalidate'
const PRIVATE = 'private, no-store'

/** Writes a finished page: 304 when the browser has it, else in the best coding that it takes. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  extra: Record<string, string | string[]>,
) {
  const { coding, body, etag } = represent(page, String(request.headers['accept-encoding'] ?? ''))
  const headers: OutgoingHttpHeaders = {
    ...extra,
    ...pageSecurityHeaders(page.sources),
    'content-type': page.contentType,
    'cache-control': page.isPrivate ? PRIVATE : PUBLIC,
    vary: 'accept-encoding',
    etag,
  }
  const known = request.headers['if-none-match']
  if (page.status === 200 && known && !page.isPrivate && isKnown(known, etag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  if (coding) headers['content-encoding'] = coding
  headers['content-length'] = body.length
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same from a route, with the cookies that it set. */
export function replyWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  extra: Record<string, string>,
) {
  const set = reply.getHeader('set-cookie') as string | string[] | undefined
  reply.hijack()
  sendPage(request.raw, reply.raw, page, set ? { ...extra, 'set-cookie': set } : extra)
}

/** Each coding is a representation with a strong tag of its own (RFC 9110 §8.8.3.3). */
function represent(page: CachedPage, accepted: string) {
  if (accepts(accepted, 'br')) {
    return { coding: 'br', body: page.brotli, etag: `"${page.digest}-br"` }
  }
  if (accepts(accepted, 'gzip')) {
    return { coding: 'gzip', body: page.gzip, etag: `"${page.digest}-gzip"` }
  }
  return { coding: undefined, body: page.plain, etag: `"${page.digest}"` }
}

function accepts(header: string, coding: string): boolean {
  return header.split(',').some(part => {
    const [name = '', quality = ''] = part.split(';')
    return name.trim() === coding && !/^\s*q=0(\.0*)?\s*$/.test(quality)
  })
}

/** `If-None-Match`: any, or a list of tags that are compared weakly (RFC 9110 §13.1.2). */
function isKnown(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false
}
