import type { FastifyInstance } from 'fastify'
import type { Access } from '#auth'
import { permissionsOf } from '#auth/schema'
import { toHeaders } from '../sign-in/call-auth.ts'

/** What the admin asks the server. */
export function adminRoutes(app: FastifyInstance, { access }: { access: Access }) {
  /** Who is signed in, and what they may do. */
  app.get('/api/admin/me', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const session = await access.session(toHeaders(request))
    if (!session) return reply.code(401).send({ error: 'Sign in first.' })
    return { ...session.member, permissions: permissionsOf(session.member.role) }
  })
}
