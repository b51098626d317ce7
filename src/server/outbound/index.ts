import type { IncomingHttpHeaders } from 'node:http'
import { createLru, MINUTE } from '#base'
import {
  AnsweredOtherwise,
  exchange,
  fetchAnswer,
  fetchBytes,
  NotAllowed,
  TooLarge,
} from './fetch-bytes.ts'
import { isPrivateAddress } from './private-address.ts'

export interface OutboundRequest {
  url: string
  maxBytes: number
  timeoutMs: number
  accept?: string
  /** Besides, such as a key. What is asked for with them is not given again. */
  headers?: Record<string, string>
  /** How long an answer may be given again; not at all without. */
  cacheMs?: number
}

/** Why there is no body. */
export type OutboundFailure = 'status' | 'too-large' | 'too-slow' | 'not-allowed' | 'unreachable'

export interface Outbound {
  /** The body at an address; undefined for whatever reason there is none (`fetch-bytes.ts` lists them). */
  get(request: OutboundRequest): Promise<Uint8Array | undefined>
  /** The same, not given again, with its headers, or with the status for which there is none, or why no answer came that can be used. */
  ask(
    request: Omit<OutboundRequest, 'cacheMs'>,
  ): Promise<
    | { body: Uint8Array; headers: IncomingHttpHeaders }
    | { body?: undefined; status?: number; failure: OutboundFailure }
  >
  /** Sends something and answers the body; throws where it was not taken. */
  post(
    request: { body: string; contentType: string } & Pick<
      OutboundRequest,
      'url' | 'maxBytes' | 'timeoutMs' | 'headers'
    >,
  ): Promise<Uint8Array>
  /** Asks by a method and answers whatever it says, as text; throws where no answer came. */
  call(
    request: {
      method: 'POST' | 'PUT' | 'PATCH'
      body: string
      contentType: string
      /** Refuses what would go unencrypted, but where private addresses may be called: those have no certificates. */
      httpsOnly?: boolean
    } & Pick<OutboundRequest, 'url' | 'maxBytes' | 'timeoutMs' | 'headers'>,
  ): Promise<{ status: number; body: string }>
}

const CACHE_BYTES = 4 * 1024 * 1024
export const MAX_CACHE_MS = 60 * MINUTE

/**
 * The one way by which this server calls others: only public addresses (of every redirect too), so large and so long and no
 * more. `allowPrivate` lets it call this machine and its network.
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

    async call({ url, body, contentType, httpsOnly = false, ...limits }) {
      if (httpsOnly && !allowPrivate && URL.parse(url)?.protocol !== 'https:') {
        throw new Error('only https addresses may be called')
      }
      const answer = await exchange(url, { ...limits, send: { body, contentType }, isAllowed })
      return { status: answer.status, body: Buffer.from(answer.body).toString() }
    },

    async ask({ url, ...limits }) {
      try {
        return await fetchAnswer(url, { ...limits, isAllowed })
      } catch (error) {
        if (error instanceof AnsweredOtherwise) return { status: error.status, failure: 'status' }
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
  if (error instanceof TooLarge) return 'too-large'
  if (error instanceof NotAllowed) return 'not-allowed'
  const name = error instanceof Error ? error.name : ''
  return name === 'AbortError' || name === 'TimeoutError' ? 'too-slow' : 'unreachable'
}
