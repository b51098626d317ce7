import type { FastifyInstance } from 'fastify'
import type { Pages } from '#pages'
import { type MediaItem, mediaIdOf, mediaKey } from '#pages/schema'
import type { CdnHeaders } from '../../cdn/cdn-headers.ts'
import { isKnown } from '../../http/conditional.ts'
import { sendFile } from '../../http/send-file.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', vtt: 'text/vtt' }
const ID = /^[A-Za-z0-9_-]{1,100}$/
/** Public files. The original upload is for staff only. */
const SERVED = /^(?!upload$)[A-Za-z0-9_.-]{1,100}$/
const FOREVER = 'public, max-age=31536000, immutable'

/** `/media/<key>/<file>`: renditions and originals, with byte ranges for video and audio. */
export function mediaRoutes(app: FastifyInstance, pages: Pages, cdn: CdnHeaders | undefined) {
  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params
      const id = mediaIdOf(key)
      if (!ID.test(id) || !SERVED.test(file)) return reply.callNotFound()
      const item = (await pages.media.load([id])).get(id) ?? (await pages.media.find(id))
      // The storage has files of deleted entries for a day.
      if (!item) return reply.callNotFound()
      if (mediaKey(item) !== key) {
        // The file was replaced; redirect old links to its current version.
        return reply.header('cache-control', 'no-cache').redirect(presentAddress(item, file))
      }
      const found = await pages.media.open(`${key}/${file}`)
      if (!found) return reply.callNotFound()
      const mime = types[file.split('.').at(-1) ?? ''] ?? item.mime
      reply.header('cache-control', FOREVER).type(mime)
      // A deleted file is purged.
      if (cdn) reply.headers(cdn.forTags([`media:${id}`]))
      // SVG opened directly must not run scripts, and documents are downloaded instead of shown.
      if (mime === 'image/svg+xml') {
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      }
      if (item.kind === 'file') reply.header('content-disposition', 'attachment')
      // Files never change under a key. Another size means that another process wrote the
      // rendition.
      const etag = `"${key}/${file}-${found.bytes}"`
      if (isKnown(request.headers['if-none-match'], etag)) {
        return reply.header('etag', etag).code(304).send()
      }
      return sendFile(request, reply, found, etag)
    },
  )
}

/** URL of the current file, with the nearest width. */
function presentAddress(item: MediaItem, file: string): string {
  const [, width, format] = /^(\d+)\.(avif|webp)$/.exec(file) ?? []
  const nearest = item.widths.find(known => known >= Number(width)) ?? item.widths.at(-1)
  const name = width && nearest ? `${nearest}.${format}` : 'original'
  return `/media/${mediaKey(item)}/${name}`
}
