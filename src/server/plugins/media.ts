import type { FastifyInstance } from 'fastify'
import type { Pages } from '#pages'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }
const FOREVER = 'public, max-age=31536000, immutable'

/** `/media/<id>/<file>`: renditions and originals, with byte ranges for film and sound. */
export function mediaRoutes(app: FastifyInstance, pages: Pages) {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params
    if (!/^[A-Za-z0-9_-]{1,100}$/.test(id) || !/^[A-Za-z0-9_.-]{1,100}$/.test(file)) {
      return reply.callNotFound()
    }
    const found = await pages.media.open(`${id}/${file}`)
    if (!found) return reply.callNotFound()
    const item = (await pages.media.load([id])).get(id)
    const mime = types[file.split('.').at(-1) ?? ''] ?? item?.mime ?? 'application/octet-stream'
    reply.header('cache-control', FOREVER).header('accept-ranges', 'bytes').type(mime)
    // Opened by itself, a drawing may run nothing; a document is saved, never shown.
    if (mime === 'image/svg+xml') {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    }
    if (item?.kind === 'file') reply.header('content-disposition', 'attachment')
    const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')
    if (!range || (!range[1] && !range[2])) {
      return reply.header('content-length', found.bytes).send(found.stream())
    }
    const start = range[1] ? Number(range[1]) : Math.max(0, found.bytes - Number(range[2]))
    const end = range[1] && range[2] ? Math.min(Number(range[2]), found.bytes - 1) : found.bytes - 1
    if (start > end || start >= found.bytes) {
      return reply.code(416).header('content-range', `bytes */${found.bytes}`).send()
    }
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${found.bytes}`)
      .header('content-length', end - start + 1)
      .send(found.stream(start, end))
  })
}
