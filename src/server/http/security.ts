import type { FastifyInstance } from 'fastify'
import { RefusedRequest } from './refused-request.ts'

/** Sent with every answer. Scripts only from this site; nobody else is called; nobody else frames it. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:')
      ? // Of this host alone: others below the owner's domain may have no certificate.
        { 'strict-transport-security': 'max-age=63072000' }
      : {}),
  }
}

const FOREIGN =
  'This was sent from another site, so it was refused and nothing was changed. Open the page here and send it again.'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Headers on every answer, and no change of state from another site: browsers say where a request comes from by
 * `Sec-Fetch-Site` or `Origin`, and neither can be set by a foreign page.
 */
export function installSecurity(app: FastifyInstance, publicUrl: string) {
  const headers = securityHeaders(publicUrl)
  const origin = new URL(publicUrl).origin
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (SAFE.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    const from = request.headers.origin
    const sameHost = from !== undefined && URL.canParse(from) && new URL(from).host === request.host
    // A page that sends no referrer says `Origin: null` of itself; what the browser knows of the site counts first.
    const foreign = site
      ? site !== 'same-origin' && site !== 'none'
      : from !== undefined && from !== origin && !sameHost
    if (foreign) throw new RefusedRequest(403, FOREIGN)
  })
}
