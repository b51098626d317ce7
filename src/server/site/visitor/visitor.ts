import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisitorOfAction } from '#base'

export type RequestVisitor = VisitorOfAction

/**
 * Access to the visitor of a request. Cookies set during an action are visible to the page that
 * answers it.
 */
export function createVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): RequestVisitor {
  const written = new Map<string, string>()
  const common = { path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const
  return {
    ipAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookie: name => written.get(name) ?? request.cookies[name],
    setCookie(name, value, { maxAgeSeconds, httpOnly = true } = {}) {
      written.set(name, value)
      const lasting = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }
      reply.setCookie(name, value, { ...common, httpOnly, ...lasting })
    },
  }
}
