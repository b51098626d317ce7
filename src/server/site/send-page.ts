import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPage, FinishedPage, PrivatePage } from '#render'
import { pageSecurityHeaders } from '../http/security.ts'

/** Shared caches may keep a page for the second in which a publish is allowed to spread. */
const PUBLIC = 'public, max-age=0, s-maxage=1, must-revalidate'
const PRIVATE = 'private, no-store'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Of a page that is sent once: brotli at about the cost of gzip. */
const ONCE_QUALITY = 4

/** Writes a cached page: 304 when the browser has it, else in the best coding that it takes. */
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
    'cache-control': PUBLIC,
    vary: 'accept-encoding',
    etag,
  }
  const known = request.headers['if-none-match']
  if (page.status === 200 && known && isKnown(known, etag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  write(request, response, page.status, headers, { coding, body })
}

/** Any page from a route, with the cookies that it set. */
export async function replyWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  extra: Record<string, string>,
) {
  const set = reply.getHeader('set-cookie') as string | string[] | undefined
  const headers = set ? { ...extra, 'set-cookie': set } : extra
  if (!page.isPrivate) {
    reply.hijack()
    return sendPage(request.raw, reply.raw, page, headers)
  }
  const sent = await compressOnce(page, String(request.headers['accept-encoding'] ?? ''))
  reply.hijack()
  const own = {
    ...headers,
    ...pageSecurityHeaders(page.sources),
    'content-type': page.contentType,
    'cache-control': PRIVATE,
    vary: 'accept-encoding',
  }
  write(request.raw, reply.raw, page.status, own, sent)
}

/** A private page in the one coding that its reader is sent. */
async function compressOnce({ plain }: PrivatePage, accepted: string) {
  if (accepts(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: ONCE_QUALITY }
    return { coding: 'br', body: await compressBrotli(plain, { params }) }
  }
  if (accepts(accepted, 'gzip')) return { coding: 'gzip', body: await compressGzip(plain) }
  return { coding: undefined, body: plain }
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  { coding, body }: { coding: string | undefined; body: Buffer },
) {
  if (coding) headers['content-encoding'] = coding
  headers['content-length'] = body.length
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
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
