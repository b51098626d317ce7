import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StorageUnavailable } from '#base'
import { createTranslate, type Message } from '#texts'
import type { ReplyNotFound } from '../site/page/not-found.ts'
import { type ServerText, serverTexts } from '../texts.ts'
import { errorPage } from './error-page.ts'
import type { FailedRequest } from './record-errors.ts'
import { RefusedRequest } from './refused-request.ts'

/**
 * Answers for missing pages and errors. The log contains details under the reference shown to the
 * visitor.
 */
export function installErrors(
  app: FastifyInstance,
  replyNotFound: ReplyNotFound,
  /** Locale of the last rendered page, if any. */
  lastLocale: () => string | undefined,
  /** Called for unexpected errors, which are logged as well. */
  onFailure: (failed: FailedRequest) => void,
) {
  app.setNotFoundHandler((request, reply) => answerMissing(replyNotFound, request, reply))

  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (error instanceof RefusedRequest) {
      const { seconds } = error.said.values ?? {}
      if (statusCode === 429 && seconds) reply.header('retry-after', String(seconds))
      return answer(request, reply.code(statusCode), error.said)
    }
    if (statusCode < 500) {
      if (!wantsHtml(request.headers.accept)) return reply.code(statusCode).send({ error: message })
      const key = statusCode === 413 ? 'too-large' : 'not-understood'
      return answer(request, reply.code(statusCode), { key })
    }
    // Those of the answer that failed.
    for (const name of ANSWER_HEADERS) reply.removeHeader(name)
    reply.header('cache-control', 'no-store')
    if ((error as { code?: string }).code === 'DB_BUSY') {
      request.log.warn({ err: error, path: request.routeOptions.url }, 'database busy')
      return answer(request, reply.code(503).header('retry-after', '5'), { key: 'busy' })
    }
    if (error instanceof StorageUnavailable) {
      request.log.warn({ err: error, path: request.routeOptions.url }, 'storage unavailable')
      reply.code(503).header('retry-after', '10')
      return answer(request, reply, { key: 'storage-unavailable' })
    }
    const reference = request.id.slice(0, 8)
    const route = request.routeOptions.url ?? ''
    request.log.error({ err: error, reference, path: route }, 'request failed')
    onFailure({ error, reference, route })
    const said = { key: 'broken', values: { reference } } as const
    return answer(request, reply.code(500), said, { reference })
  })

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    said: Message<ServerText>,
    details: object = {},
  ) {
    const locale = lastLocale() ?? 'en'
    if (wantsHtml(request.headers.accept)) {
      return reply.type('text/html; charset=utf-8').send(errorPage(said, locale))
    }
    const t = createTranslate(serverTexts, { locale })
    return reply.send({ error: t(said.key, said.values), ...details })
  }
}

export async function answerMissing(
  replyNotFound: ReplyNotFound,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!wantsHtml(request.headers.accept)) return reply.code(404).send({ error: 'Not found' })
  return replyNotFound(request, reply)
}

const ANSWER_HEADERS = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

function wantsHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}
