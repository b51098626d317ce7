import { Readable } from 'node:stream'
import Type from 'typebox'
import { refuse } from '#base'
import { MediaMeasuresSchema } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { MediaEntry, Upload } from './schema.ts'

const allow = 'media.write'

/** File uploads. The body is the file, and its type is detected from its bytes. */
export function fileRoutes({ pages: { media } }: AdminDeps) {
  return [
    adminRoute({
      method: 'POST',
      path: '/media',
      summary: 'Upload a file: its bytes are the body, as application/octet-stream',
      allow,
      audit: 'media.uploaded',
      query: Upload,
      answer: Type.Object({ item: MediaEntry, existed: Type.Boolean() }),
      handle: async ({ request, query, audit }) => {
        if (!(request.body instanceof Readable)) return refuse('bad-type')
        const { fileName, alt, folder } = query
        const added = await media.add(request.body, fileName, alt, { folder })
        if (added.ok) audit({ id: added.item.id, label: added.item.fileName })
        return added
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/media/:id/upload',
      summary: 'Download a file as it was uploaded',
      allow: 'media.read',
      params: IdParams,
      handle: async ({ params, reply }) => {
        const file = await media.openUpload(params.id)
        if (!file) return refuse('not-found')
        const name = encodeURIComponent(file.fileName)
        reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        reply.header('content-length', file.bytes)
        return reply.type('application/octet-stream').send(file.stream())
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/media/:id/measures',
      summary: 'Set duration and size of a video that the server cannot read',
      allow,
      audit: 'media.changed',
      params: IdParams,
      body: MediaMeasuresSchema,
      answer: MediaEntry,
      handle: async ({ params, body, audit }) => {
        await media.measure(params.id, body)
        const item = await media.find(params.id)
        if (!item) return refuse('not-found')
        audit({ id: item.id, label: item.fileName, details: body })
        return item
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/media/:id/file',
      summary: 'Replace a file everywhere it is used',
      allow,
      audit: 'media.replaced',
      params: IdParams,
      query: Type.Object(
        {
          fileName: Upload.properties.fileName,
          /** Refused if the file was replaced since. */
          version: Type.Optional(Type.Integer()),
        },
        { additionalProperties: false },
      ),
      answer: Type.Object({ item: MediaEntry }),
      handle: async ({ request, params, query, audit }) => {
        if (!(request.body instanceof Readable)) return refuse('bad-type')
        const { fileName, version } = query
        const replaced = await media.replace(params.id, request.body, fileName, { version })
        if (replaced.ok) audit({ id: params.id, label: replaced.item.fileName })
        return replaced
      },
    }),
  ]
}
