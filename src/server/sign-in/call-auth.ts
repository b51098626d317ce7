import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Access, ADDRESS_HEADER, AUTH_PATH, type Session } from '#auth'

/** The request's headers as the Fetch API has them, with the visitor's address as this server knows it. */
function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  headers.set(ADDRESS_HEADER, request.ip)
  return headers
}

/** Says to cached pages that somebody of the staff is here: no secret, and no right comes of it. */
const IS_STAFF = 'vt_staff=1; Path=/; SameSite=Lax; Max-Age=1209600'
export const FORGET_STAFF = 'vt_staff=; Path=/; SameSite=Lax; Max-Age=0'

/** Comes and goes with the session's cookie. */
function staffCookies(cookies: readonly string[]): string[] {
  const session = cookies.find(cookie => /^(__Secure-)?vt\.session_token=/.test(cookie))
  if (session === undefined) return []
  return [/session_token=;|Max-Age=0/i.test(session) ? FORGET_STAFF : IS_STAFF]
}

/** Asks better-auth within the process; its cookies go to the browser. */
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

/** Who is signed in, if anybody. The browser hears when the session lasts longer. */
export async function readSession(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  const session = await access.session(toHeaders(request))
  if (session) sendCookies(reply, session.renewed)
  return session
}

/** Asks one of its routes on behalf of a form. */
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
  // Not to be mistaken for a wrong password.
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`)
  const answer: unknown = await response.json().catch(() => ({}))
  return { status: response.status, answer: (answer ?? {}) as Record<string, unknown> }
}

/**
 * Those of its routes that scripts of ours call. What somebody changes of an account goes by `/api/admin/account`: there it
 * is checked, and written down in the audit log.
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
