import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { measure } from '#base/metrics'
import {
  brotliOptions,
  type CachedPage,
  type Coding,
  type FinishedPage,
  hasTests,
  type PrivatePage,
} from '#render'
import type { CdnHeaders } from '../../cdn/cdn-headers.ts'
import { accepts } from '../../http/accepts.ts'
import { isKnown } from '../../http/conditional.ts'
import { type FrontHeaders, readFrontHeaders } from '../../http/front-headers.ts'
import { pageSecurityHeaders } from '../../http/security.ts'

/** Shared caches may keep a page for the second that publishing may take. */
const PUBLIC = 'public, max-age=0, s-maxage=1, must-revalidate'
const PRIVATE = 'private, no-store'
/**
 * Revalidated on every request and not stored by shared caches, because other visitors may see
 * another subject or currency.
 */
const FOR_SOME = 'private, no-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Levels for pages that are sent once: half the time of those for cached pages, six percent larger. */
const ONCE = { brotli: 4, gzip: 4 }

type Headers = Record<string, string | readonly string[]>

/** A page in one content coding, with its own strong ETag (RFC 9110 §8.8.3.3). */
interface Representation {
  status: number
  body: Buffer
  etag: string
  /** Alternating names and values, as they are written to the socket. */
  headers: string[]
  headersOfNotModified: string[]
}

/**
 * Sends finished pages with the `base` headers. Headers of a cached page are created once per
 * content coding.
 * @param cdn Headers for the content delivery network in front of the site, if there is one.
 */
export function createPageSender(base: Record<string, string>, cdn?: CdnHeaders) {
  const represented = new WeakMap<Buffer, Representation>()

  function represent(page: CachedPage, coding: Coding, body: Buffer): Representation {
    let known = represented.get(body)
    if (!known) {
      known = createRepresentation({ base, page, coding, body, cdn })
      represented.set(body, known)
    }
    return known
  }

  /** Sends 304 if the browser has the page. */
  function send(
    { method }: Pick<IncomingMessage, 'method'>,
    response: ServerResponse,
    { status, body, etag, headers, headersOfNotModified }: Representation,
    ifNoneMatch: string | undefined,
    /** Alternating names and values. */
    more: readonly string[] = [],
  ) {
    if (status === 200 && isKnown(ifNoneMatch, etag)) {
      response.writeHead(304, [...headersOfNotModified, ...more])
      response.end()
      return
    }
    response.writeHead(status, more.length > 0 ? [...headers, ...more] : headers)
    response.end(method === 'HEAD' ? undefined : body)
  }

  async function sendPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PrivatePage,
    more: () => string[],
  ) {
    const coding = bestCoding(String(request.headers['accept-encoding'] ?? ''))
    const body = await measure('compress', () => compressOnce(page, coding))
    const own = {
      ...base,
      ...pageSecurityHeaders(page.sources),
      ...contentHeaders(page, coding, body),
      'cache-control': PRIVATE,
    }
    reply.hijack()
    reply.raw.writeHead(page.status, [...flatten(own), ...more()])
    reply.raw.end(request.method === 'HEAD' ? undefined : body)
  }

  return {
    /** The page in the best coding that the client accepts, if it was made before. */
    find(page: CachedPage, { acceptEncoding }: FrontHeaders): Representation | undefined {
      const coding = bestCoding(acceptEncoding)
      const body = page.body.made(coding)
      return body && represent(page, coding, body)
    },

    send,

    /** Sends a page from a route, with the cookies that it set. */
    async reply(
      request: FastifyRequest,
      reply: FastifyReply,
      page: FinishedPage,
      /** Alternating names and values, called when the body is ready. */
      more: () => readonly string[] = () => [],
    ) {
      const cookies = reply.getHeader('set-cookie') as string | string[] | undefined
      const added = () => [
        ...['x-request-id', request.id],
        ...more(),
        ...flatten(cookies ? { 'set-cookie': cookies } : {}),
      ]
      if (page.isPrivate) return sendPrivate(request, reply, page, added)
      const { acceptEncoding, ifNoneMatch } = readFrontHeaders(request.raw)
      const coding = bestCoding(acceptEncoding)
      const body = await measure('compress', () => page.body.make(coding))
      // A shared cache must not store a page with the cookie of a visitor.
      const representation =
        cookies || page.isOutdated
          ? createRepresentation({ base, page: { ...page, isOutdated: true }, coding, body, cdn })
          : represent(page, coding, body)
      reply.hijack()
      send(request.raw, reply.raw, representation, ifNoneMatch, added())
    },
  }
}

export type PageSender = ReturnType<typeof createPageSender>

function createRepresentation({
  base,
  page,
  coding,
  body,
  cdn,
}: {
  base: Record<string, string>
  page: CachedPage
  coding: Coding
  body: Buffer
  cdn: CdnHeaders | undefined
}): Representation {
  const { digest } = page.body
  const etag = coding === 'identity' ? `"${digest}"` : `"${digest}-${coding}"`
  const variesByCookie = page.cookies.length > 0 || page.currency !== undefined
  const common = {
    ...base,
    ...pageSecurityHeaders(page.sources),
    ...cachingHeaders(page, cdn),
    etag,
    vary: variesByCookie ? 'accept-encoding, cookie' : 'accept-encoding',
  }
  return {
    status: page.status,
    body,
    etag,
    headers: flatten({ ...contentHeaders(page, coding, body), ...common }),
    headersOfNotModified: flatten(common),
  }
}

/**
 * Content delivery networks ignore `Vary: Cookie`, so they store only pages that do not depend on
 * cookies. Pages that end at a certain time, and errors, are stored for a second.
 */
function cachingHeaders(page: CachedPage, cdn: CdnHeaders | undefined): Record<string, string> {
  const isForSome = hasTests(page.tests) || page.currency === 'other'
  const dependsOnCookies = page.cookies.length > 0 || page.currency !== undefined
  if (isForSome || page.isOutdated || (cdn && dependsOnCookies)) {
    return { 'cache-control': FOR_SOME }
  }
  const isLasting = page.status === 200 && page.freshUntil === Number.POSITIVE_INFINITY
  return cdn && isLasting ? cdn.forPage(page.tags) : { 'cache-control': PUBLIC }
}

function contentHeaders(page: { contentType: string }, coding: Coding, body: Buffer) {
  return {
    'content-type': page.contentType,
    'content-length': String(body.length),
    vary: 'accept-encoding',
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
  }
}

/** Compresses a private page for its only recipient. */
async function compressOnce({ plain }: PrivatePage, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return compressGzip(plain, { level: ONCE.gzip })
  if (coding === 'identity') return plain
  return compressBrotli(plain, brotliOptions(ONCE.brotli, plain.length))
}

function flatten(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap(one => [name, one]),
  )
}

/** `Accept-Encoding` values of common browsers, to avoid parsing them. */
const BROWSERS = new Map<string, Coding>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
])

function bestCoding(header: string): Coding {
  const known = BROWSERS.get(header)
  if (known) return known
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}
