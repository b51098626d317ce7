import type { FastifyInstance } from 'fastify'
import { createKey } from '#base'
import type { ReplyNotFound } from '../site/not-found.ts'
import { errorPage } from './error-page.ts'

const BUSY = 'The site is busy at the moment, and nothing was changed. Please try again.'

/** Calm answers for what is not there and for what broke. The log has the rest, under the reference. */
export function installErrors(app: FastifyInstance, replyNotFound: ReplyNotFound) {
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsHtml(request.headers.accept)) return reply.code(404).send({ error: 'Not found' })
    return replyNotFound(request, reply)
  })

  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (statusCode < 500) {
      if (!wantsHtml(request.headers.accept)) return reply.code(statusCode).send({ error: message })
      return reply.code(statusCode).type('text/html; charset=utf-8').send(errorPage(message))
    }
    if ((error as { code?: string }).code === 'DB_BUSY') {
      request.log.warn({ err: error, path: request.routeOptions.url }, 'database busy')
      reply.code(503).header('retry-after', '5')
      if (!wantsHtml(request.headers.accept)) return reply.send({ error: BUSY })
      return reply.type('text/html; charset=utf-8').send(errorPage(BUSY))
    }
    const reference = createKey().slice(0, 8)
    request.log.error({ err: error, reference, path: request.routeOptions.url }, 'request failed')
    if (!wantsHtml(request.headers.accept)) {
      return reply.code(500).send({ error: 'Something broke on our side.', reference })
    }
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .send(
        errorPage(
          `Something broke on our side. Nothing you sent was lost by trying again in a moment. If it stays, tell us this number: ${reference}.`,
        ),
      )
  })
}

function wantsHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}
