import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { MINUTE } from '#base'

/** Header of a request of the site to itself. */
export const PROBE_HEADER = 'x-vitrine-probe'

/** Difference of the clocks of two copies that is tolerated. */
const MAX_AGE_MS = 10 * MINUTE

/** How a request arrived at the server. */
export interface SeenRequest {
  /** Address of the connection: the last proxy, or the client. */
  peer: string
  protocol: string
  host: string
  /** Whether a proxy added `X-Forwarded-For` or `X-Forwarded-Proto`. */
  isForwarded: boolean
  /** Whether the address of the client was taken from the proxy. */
  isTrusted: boolean
}

export function signProbe(secret: string, now: number): string {
  return `${now}.${digestOf(secret, String(now))}`
}

/** Describes a request with a valid probe header. Others must not learn addresses of proxies. */
export function describeProbe(request: FastifyRequest, secret: string): SeenRequest | undefined {
  const [at = '', digest = ''] = String(request.headers[PROBE_HEADER] ?? '').split('.')
  const isRecent = Math.abs(Date.now() - Number(at)) < MAX_AGE_MS
  if (!isRecent || !isSame(digest, digestOf(secret, at))) return undefined
  const peer = request.raw.socket.remoteAddress ?? ''
  return {
    peer,
    protocol: request.protocol,
    host: request.host,
    isForwarded: Boolean(
      request.headers['x-forwarded-for'] ?? request.headers['x-forwarded-proto'],
    ),
    isTrusted: request.ip !== peer,
  }
}

const digestOf = (secret: string, at: string) =>
  createHmac('sha256', secret).update(`probe ${at}`).digest('hex')

function isSame(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  )
}
