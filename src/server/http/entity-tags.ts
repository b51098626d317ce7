import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isKnown } from './conditional.ts'

/**
 * Adds an ETag to small public answers that have none, such as icons, feeds and `robots.txt`, and
 * answers 304 if the client has them (RFC 9110 §13.1.2). Other headers stay the same (§15.4.5). Pages
 * and files bring their own.
 */
export function addEntityTags(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
    if (!isPublic || reply.hasHeader('set-cookie')) return payload
    const etag = `"${createHash('sha1').update(payload).digest('base64url').slice(0, 20)}"`
    reply.header('etag', etag)
    if (!isKnown(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return ''
  })
}
