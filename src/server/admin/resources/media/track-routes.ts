import { Readable } from 'node:stream'
import Type from 'typebox'
import { refuse } from '#base'
import { MAX_CAPTION_BYTES } from '#media-player'
import { OwnTrackSchema } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { MediaEntry, Upload } from './schema.ts'

const { kind, language } = OwnTrackSchema.properties

/** Captions of a video or audio file. They are edited and deleted with the file. */
export function trackRoutes({ pages: { media } }: AdminDeps) {
  return [
    adminRoute({
      method: 'POST',
      path: '/media/:id/tracks',
      summary:
        'Add captions, chapters or a description to a video: WebVTT, DFXP or SubRip as application/octet-stream, or an empty file',
      allow: 'media.write',
      audit: 'media.track-added',
      params: IdParams,
      query: Type.Object(
        { kind, language, fileName: Type.Optional(Upload.properties.fileName) },
        { additionalProperties: false },
      ),
      answer: Type.Object({
        item: MediaEntry,
        file: Type.String(),
        /** Number of captions in the file; null without a file. */
        read: Type.Union([
          Type.Null(),
          Type.Object({ count: Type.Integer(), first: Type.String() }),
        ]),
      }),
      handle: async ({ request, params, query, audit }) => {
        const { fileName, ...track } = query
        const bytes = request.body instanceof Readable ? await readUpTo(request.body) : undefined
        if (bytes === 'too-large') return refuse('too-large', { limitMb: MAX_CAPTION_BYTES / 1e6 })
        const upload = bytes?.length && fileName ? { bytes, fileName } : undefined
        const added = await media.addTrack(params.id, track, upload)
        if (added.ok) audit({ id: params.id, label: added.item.fileName, details: track })
        return added
      },
    }),
  ]
}

/** Captions are read into memory, with a limit. */
async function readUpTo(body: Readable): Promise<Buffer | 'too-large'> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > MAX_CAPTION_BYTES) {
      body.resume()
      return 'too-large'
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
