import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

/** Files that buyers uploaded for add-ons. */
export const orderFileRoutes = ({ orderFiles }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/order-files/:id/:file',
    summary: 'Download a file that a buyer uploaded for an item',
    allow: 'orders.read',
    params: Type.Object({
      id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
      file: Type.String({ pattern: '^\\d\\.[a-z]{1,5}$' }),
    }),
    handle: async ({ params: { id, file }, reply }) => {
      const found = await orderFiles.open(`${id}/${file}`)
      if (!found) return refuse('not-found')
      reply.header('content-disposition', `attachment; filename="${id.slice(0, 8)}-${file}"`)
      reply.header('content-length', found.bytes)
      return reply.type('application/octet-stream').send(found.stream())
    },
  }),
]
