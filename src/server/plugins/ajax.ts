import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The one endpoint of small calls: `GET` and `POST /ajax` with an `action` (spec §7). */
export function ajaxRoutes(app: FastifyInstance) {
  const get = new Map<string, Handler>()
  const post = new Map<string, Handler>()
  const run = (
    handlers: Map<string, Handler>,
    action: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const handler = handlers.get(String(action))
    if (!handler) return reply.code(404).send({ error: 'There is no such action.' })
    return handler(request, reply)
  }
  app.get<{ Querystring: { action?: string } }>('/ajax', (request, reply) =>
    run(get, request.query.action, request, reply),
  )
  app.post<{ Querystring: { action?: string }; Body: { action?: string } | undefined }>(
    '/ajax',
    (request, reply) => run(post, request.body?.action ?? request.query.action, request, reply),
  )
  return {
    onGet: (action: string, handler: Handler) => get.set(action, handler),
    onPost: (action: string, handler: Handler) => post.set(action, handler),
  }
}

export type AjaxActions = ReturnType<typeof ajaxRoutes>
