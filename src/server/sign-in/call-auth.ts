import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Access, ADDRESS_HEADER, AUTH_PATH } from '#auth'

/** The request's headers as the Fetch API has them, with the visitor's address as this server knows it. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  headers.set(ADDRESS_HEADER, request.ip)
  return headers
}

/** Asks one of better-auth's routes on behalf of a form; its cookies go to the browser. */
export async function callAuth(
  { access, publicUrl }: { access: Access; publicUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  body: Record<string, unknown>,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const headers = toHeaders(request)
  headers.set('content-type', 'application/json')
  headers.set('origin', new URL(publicUrl).origin)
  headers.delete('content-length')
  const response = await access.handle(
    new Request(publicUrl + AUTH_PATH + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  )
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const answer: unknown = await response.json().catch(() => ({}))
  return { status: response.status, answer: (answer ?? {}) as Record<string, unknown> }
}
