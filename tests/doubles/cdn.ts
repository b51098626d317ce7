import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isRecord } from '#base'

export const CLOUDFLARE = { zoneId: 'zone-1', token: 'cf-token' }
export const FASTLY = { serviceId: 'service-1', token: 'fastly-token' }

interface Stored {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
  tags: ReadonlySet<string>
}

/** A response of the site. */
export interface OriginAnswer {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
}

/**
 * A content delivery network: an edge that stores by URL only, ignoring cookies and `Vary: Cookie`,
 * and the purge APIs of Cloudflare and Fastly with their tokens and limits.
 */
export async function startCdn(provider: 'cloudflare' | 'fastly') {
  const stored = new Map<string, Stored>()
  const calls: ({ tags: string[] } | 'everything')[] = []
  /** Calls that are answered with an error instead. */
  const faults: { status: number; headers?: Record<string, string> }[] = []

  function purge(what: { tags: string[] } | 'everything') {
    calls.push(what)
    for (const [url, { tags }] of stored) {
      if (what === 'everything' || what.tags.some(tag => tags.has(tag))) stored.delete(url)
    }
  }

  /** The status of a call, after purging. */
  function answer(request: IncomingMessage, body: string): { status: number; answer: object } {
    const refused = (status: number) => ({
      status,
      answer: { success: false, errors: [{ code: status }], msg: 'refused' },
    })
    const { url = '', method, headers } = request
    if (method !== 'POST') return refused(405)
    const sent: unknown = JSON.parse(body)
    if (!isRecord(sent)) return refused(400)
    if (provider === 'cloudflare') {
      if (headers.authorization !== `Bearer ${CLOUDFLARE.token}`) return refused(403)
      if (url !== `/zones/${CLOUDFLARE.zoneId}/purge_cache`) return refused(404)
      if (headers['content-type'] !== 'application/json') return refused(400)
      if (sent.purge_everything === true && Object.keys(sent).length === 1) purge('everything')
      else if (isTags(sent.tags, 100)) purge({ tags: sent.tags })
      else return refused(400)
      return { status: 200, answer: { success: true, errors: [], result: { id: 'zone-1' } } }
    }
    if (headers['fastly-key'] !== FASTLY.token) return refused(401)
    if (url === `/service/${FASTLY.serviceId}/purge_all`) {
      purge('everything')
      return { status: 200, answer: { status: 'ok' } }
    }
    if (url !== `/service/${FASTLY.serviceId}/purge`) return refused(404)
    if (!isTags(sent.surrogate_keys, 256)) return refused(400)
    purge({ tags: sent.surrogate_keys })
    return { status: 200, answer: Object.fromEntries(sent.surrogate_keys.map(key => [key, 'id'])) }
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const fault = faults.shift()
    const { status, answer: said } = fault
      ? { status: fault.status, answer: { success: false } }
      : answer(request, body)
    response.writeHead(status, { 'content-type': 'application/json', ...fault?.headers })
    response.end(JSON.stringify(said))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo

  return {
    /** Environment of a site behind it. */
    environment: {
      ALLOW_PRIVATE_ADDRESSES: '1',
      CDN: provider,
      CDN_API_URL: `http://127.0.0.1:${port}`,
      ...(provider === 'cloudflare'
        ? { CLOUDFLARE_ZONE_ID: CLOUDFLARE.zoneId, CLOUDFLARE_API_TOKEN: CLOUDFLARE.token }
        : { FASTLY_SERVICE_ID: FASTLY.serviceId, FASTLY_API_TOKEN: FASTLY.token }),
    },
    calls,
    faults,
    /** A visitor's request, answered from the edge if it is stored there. */
    async get(url: string, ask: () => Promise<OriginAnswer>) {
      const known = stored.get(url)
      if (known) return { ...known, isHit: true }
      const from = await ask()
      const control = String(
        from.headers[
          provider === 'cloudflare' ? 'cloudflare-cdn-cache-control' : 'surrogate-control'
        ] ??
          from.headers['cache-control'] ??
          '',
      )
      const age = Number(/(?:^|[ ,])(?:s-maxage|max-age)=(\d+)/.exec(control)?.[1] ?? 0)
      const isStored =
        !/no-store|no-cache|private/.test(control) &&
        age > 1 &&
        from.headers['set-cookie'] === undefined
      const list = String(
        from.headers[provider === 'cloudflare' ? 'cache-tag' : 'surrogate-key'] ?? '',
      )
      const entry = { ...from, tags: new Set(list.split(/[, ]/).filter(tag => tag !== '')) }
      if (isStored) stored.set(url, entry)
      return { ...entry, isHit: false }
    },
    isStored: (url: string) => stored.has(url),
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}

function isTags(tags: unknown, max: number): tags is string[] {
  return (
    Array.isArray(tags) &&
    tags.length > 0 &&
    tags.length <= max &&
    tags.every(tag => typeof tag === 'string' && /^[\x21-\x7e]{1,1024}$/.test(tag))
  )
}
