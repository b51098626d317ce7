import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Access, ADDRESS_HEADER, AUTH_PATH, type Session } from '#auth'

/** The request's headers in Fetch API format, with the visitor's address. */
function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  headers.set(ADDRESS_HEADER, request.ip)
  return headers
}

/** Tells scripts on cached pages that staff is signed in. It grants no rights. */
const IS_STAFF = 'vt_staff=1; Path=/; SameSite=Lax; Max-Age=1209600'
export const FORGET_STAFF = 'vt_staff=; Path=/; SameSite=Lax; Max-Age=0'

/** Set and deleted together with the session cookie. */
function staffCookies(cookies: readonly string[]): string[] {
  const session = cookies.find(cookie => /^(__Secure-)?vt\.session_token=/.test(cookie))
  if (session === undefined) return []
  return [/session_token=;|Max-Age=0/i.test(session) ? FORGET_STAFF : IS_STAFF]
}

/** Calls better-auth in the same process. Its cookies are passed to the browser. */
async function ask(
  deps: { access: Access; publicUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
  call: {
    url: string
    method: string
    body?: string | undefined
    headers?: Record<string, string>
  },
): Promise<Response> {
  const headers = toHeaders(request)
  headers.delete('content-length')
  for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value)
  const { method, body } = call
  const response = await deps.access.handle(
    new Request(deps.publicUrl + call.url, { method, headers, ...(body ? { body } : {}) }),
  )
  sendCookies(reply, response.headers.getSetCookie())
  return response
}

function sendCookies(reply: FastifyReply, cookies: readonly string[]) {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies, ...staffCookies(cookies)])
}

/** The signed-in user, if any. Renews the session cookie when needed. */
export async function readSession(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  const session = await access.session(toHeaders(request))
  if (session) sendCookies(reply, session.renewed)
  return session
}

/** Calls one of its routes for a form. */
export async function callAuth(
  deps: { access: Access; publicUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  body: Record<string, unknown>,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await ask(deps, request, reply, {
    url: AUTH_PATH + path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: new URL(deps.publicUrl).origin },
  })
  // Must not be reported as a wrong password.
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`)
  const answer: unknown = await response.json().catch(() => ({}))
  return { status: response.status, answer: (answer ?? {}) as Record<string, unknown> }
}

/**
 * Routes of better-auth that our scripts call directly. Account changes use `/api/admin/account`,
 * where they are checked and audited.
 */
const OPEN = {
  GET: ['/passkey/generate-register-options', '/passkey/generate-authenticate-options'],
  POST: [
    '/passkey/verify-registration',
    '/passkey/verify-authentication',
    '/sign-in/email',
    '/two-factor/verify-totp',
    '/two-factor/verify-backup-code',
  ],
} as const

export function authRoutes(app: FastifyInstance, deps: { access: Access; publicUrl: string }) {
  for (const [method, paths] of Object.entries(OPEN)) {
    for (const path of paths) {
      app.route({
        method,
        url: AUTH_PATH + path,
        handler: async (request, reply) => {
          if (request.body instanceof Readable) return reply.code(415).send()
          const body = method === 'POST' ? JSON.stringify(request.body ?? {}) : undefined
          const response = await ask(deps, request, reply, { url: request.url, method, body })
          response.headers.forEach((value, name) => {
            if (name !== 'set-cookie') reply.header(name, value)
          })
          return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
        },
      })
    }
  }
}
