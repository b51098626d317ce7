import type { IncomingHttpHeaders } from 'node:http'
import { createLru, MINUTE } from '#base'
import {
  BlockedAddressError,
  exchange,
  fetchAnswer,
  fetchBytes,
  ResponseTooLargeError,
  UnexpectedStatusError,
} from './fetch-bytes.ts'
import { isPrivateAddress } from './private-address.ts'

export interface OutboundRequest {
  url: string
  maxBytes: number
  timeoutMs: number
  accept?: string
  /** Additional headers, such as a key. Responses to such requests are not cached. */
  headers?: Record<string, string>
  /** Time to cache the response in milliseconds; not cached by default. */
  cacheMs?: number
}

/** Why there is no body. */
export type OutboundFailure = 'status' | 'too-large' | 'too-slow' | 'not-allowed' | 'unreachable'

export interface Outbound {
  /** Fetches a body; undefined on any failure (see `fetch-bytes.ts`). */
  get(request: OutboundRequest): Promise<Uint8Array | undefined>
  /** Like `get`, without caching. Returns headers, or the status or reason of a failure. */
  ask(
    request: Omit<OutboundRequest, 'cacheMs'>,
  ): Promise<
    | { body: Uint8Array; headers: IncomingHttpHeaders }
    | { body?: undefined; status?: number; failure: OutboundFailure }
  >
  /** Sends a body and returns the response body. Throws if it was not accepted. */
  post(
    request: { body: string; contentType: string } & Pick<
      OutboundRequest,
      'url' | 'maxBytes' | 'timeoutMs' | 'headers'
    >,
  ): Promise<Uint8Array>
  /** Sends a request and returns any response as text. Throws without a response. */
  call(
    request: {
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
      body?: string
      contentType?: string
      /** Refuses `http`, unless private addresses are allowed, which have no certificates. */
      httpsOnly?: boolean
    } & Pick<OutboundRequest, 'url' | 'maxBytes' | 'timeoutMs' | 'headers'>,
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>
}

const CACHE_BYTES = 4 * 1024 * 1024
export const MAX_CACHE_MS = 60 * MINUTE

/**
 * The only way for this server to call others: public addresses only, including redirects, with
 * limits on size and time. `allowPrivate` permits this machine and its network.
 */
export function createOutbound({
  allowPrivate,
  now,
}: {
  allowPrivate: boolean
  now(): number
}): Outbound {
  const isAllowed = (ip: string) => allowPrivate || !isPrivateAddress(ip)
  const cached = createLru<{ body: Uint8Array; until: number }>({
    maxBytes: CACHE_BYTES,
    sizeOf: (key, { body }) => key.length + body.length,
  })
  return {
    async post({ url, body, contentType, ...limits }) {
      return fetchBytes(url, { ...limits, send: { body, contentType }, isAllowed })
    },

    async call({ url, body, contentType = '', httpsOnly = false, ...limits }) {
      if (httpsOnly && !allowPrivate && URL.parse(url)?.protocol !== 'https:') {
        throw new Error('only https addresses may be called')
      }
      const send = body === undefined ? {} : { send: { body, contentType } }
      const answer = await exchange(url, { ...limits, ...send, isAllowed })
      return { ...answer, body: Buffer.from(answer.body).toString() }
    },

    async ask({ url, ...limits }) {
      try {
        return await fetchAnswer(url, { ...limits, isAllowed })
      } catch (error) {
        if (error instanceof UnexpectedStatusError)
          return { status: error.status, failure: 'status' }
        return { failure: failureOf(error) }
      }
    },

    async get({ url, cacheMs = 0, ...limits }) {
      const isKept = cacheMs > 0 && !limits.headers
      const known = isKept ? cached.get(url) : undefined
      if (known && known.until > now()) return known.body
      const body = await fetchBytes(url, { ...limits, isAllowed }).catch(() => undefined)
      if (body && isKept) {
        cached.set(url, { body, until: now() + Math.min(cacheMs, MAX_CACHE_MS) })
      }
      return body
    },
  }
}

function failureOf(error: unknown): OutboundFailure {
  if (error instanceof ResponseTooLargeError) return 'too-large'
  if (error instanceof BlockedAddressError) return 'not-allowed'
  const name = error instanceof Error ? error.name : ''
  return name === 'AbortError' || name === 'TimeoutError' ? 'too-slow' : 'unreachable'
}
