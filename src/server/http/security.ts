import type { FastifyInstance } from 'fastify'
import type { PolicySources } from '#module-kit'
import { RefusedRequest } from './refused-request.ts'

/** Of every answer: scripts only from this site; nobody else is called; nobody else frames it. */
const STRICT = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
}

/** Content-Security-Policy (CSP 3) of a page: the strictest one, and what its modules load from elsewhere. */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  const directives: Record<string, string> = { ...STRICT }
  for (const [kind, added] of Object.entries(sources)) {
    directives[kind] = [directives[kind] ?? "'self'", ...added].join(' ')
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The header for a page that loads anything from elsewhere; the others have the strict one already. */
export function pageSecurityHeaders(sources: PolicySources): Record<string, string> {
  if (Object.keys(sources).length === 0) return {}
  return { 'content-security-policy': contentSecurityPolicy(sources) }
}

export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
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
    if (foreign) throw new RefusedRequest(403, 'another-site')
  })
}
