import type { FastifyInstance } from 'fastify'
import type { Pages } from '#pages'
import { type MediaItem, mediaIdOf, mediaKey } from '#pages/schema'
import { isKnown } from '../http/conditional.ts'
import { sendFile } from '../http/send-file.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', vtt: 'text/vtt' }
const ID = /^[A-Za-z0-9_-]{1,100}$/
/** Not what was uploaded: that is for the staff. */
const SERVED = /^(?!upload$)[A-Za-z0-9_.-]{1,100}$/
const FOREVER = 'public, max-age=31536000, immutable'

/** `/media/<key>/<file>`: renditions and originals, with byte ranges for film and sound. */
export function mediaRoutes(app: FastifyInstance, pages: Pages) {
  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params
      const id = mediaIdOf(key)
      if (!ID.test(id) || !SERVED.test(file)) return reply.callNotFound()
      const item = (await pages.media.load([id])).get(id) ?? (await pages.media.find(id))
      if (item && mediaKey(item) !== key) {
        // An address of a file that was replaced: written down elsewhere, or on a page that is still open.
        return reply.header('cache-control', 'no-cache').redirect(presentAddress(item, file))
      }
      const found = await pages.media.open(`${key}/${file}`)
      if (!found) return reply.callNotFound()
      const mime = types[file.split('.').at(-1) ?? ''] ?? item?.mime ?? 'application/octet-stream'
      reply.header('cache-control', FOREVER).type(mime)
      // Opened by itself, a drawing may run nothing; a document is saved, never shown.
      if (mime === 'image/svg+xml') {
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      }
      if (item?.kind === 'file') reply.header('content-disposition', 'attachment')
      // A file is written once and never changed; another size is another writer's rendition at the same address.
      const etag = `"${key}/${file}-${found.bytes}"`
      if (isKnown(request.headers['if-none-match'], etag)) {
        return reply.header('etag', etag).code(304).send()
      }
      return sendFile(request, reply, found, etag)
    },
  )
}

/** The same of the file that there is now: the width that comes nearest, where it has others. */
function presentAddress(item: MediaItem, file: string): string {
  const [, width, format] = /^(\d+)\.(avif|webp)$/.exec(file) ?? []
  const nearest = item.widths.find(known => known >= Number(width)) ?? item.widths.at(-1)
  const name = width && nearest ? `${nearest}.${format}` : 'original'
  return `/media/${mediaKey(item)}/${name}`
}
