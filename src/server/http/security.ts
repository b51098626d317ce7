import type { FastifyInstance } from 'fastify'
import type { PolicySources } from '#module-contract'
import { RefusedRequest } from './refused-request.ts'

/** Default policy: scripts and requests only from this site, no framing by others. */
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

/** Content-Security-Policy (CSP 3) of a page: the default policy plus the sources that its modules need. */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  const directives: Record<string, string> = { ...STRICT }
  for (const [kind, added] of Object.entries(sources)) {
    directives[kind] = [directives[kind] ?? "'self'", ...added].join(' ')
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Policy header for a page with external sources. Other pages have the default one. */
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
      ? // Only this host: subdomains of the owner may have no certificate.
        { 'strict-transport-security': 'max-age=63072000' }
      : {}),
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Adds security headers to every response, and refuses changing requests from other sites by
 * `Sec-Fetch-Site` or `Origin`, which foreign pages cannot set.
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
    // A page without referrer sends `Origin: null`, so `Sec-Fetch-Site` takes precedence.
    const foreign = site
      ? site !== 'same-origin' && site !== 'none'
      : from !== undefined && from !== origin && !sameHost
    if (foreign) throw new RefusedRequest(403, 'another-site')
  })
}
