import { Readable } from 'node:stream'
import Type from 'typebox'
import { ENCODINGS, type Encoding, refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const write = 'products.write'
const Job = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  state: Type.String(),
  doneRows: Type.Integer(),
  totalRows: Type.Integer(),
})

/** Import and export of products. */
export const importRoutes = ({ shop }: AdminDeps) => {
  const { imports } = shop.products
  const show = async (id: string) => (await imports.find(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'GET',
      path: '/product-imports',
      summary: 'List recent imports with their progress',
      allow: write,
      answer: Type.Object({ items: Type.Array(Job) }),
      handle: async () => ({ items: await imports.list() }),
    }),
    adminRoute({
      method: 'GET',
      path: '/product-imports/:id',
      summary: 'Get an import with its report',
      allow: write,
      params: IdParams,
      answer: Job,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/product-imports',
      summary: 'Upload a product file (text/csv) and check it without importing',
      allow: write,
      audit: 'product-import.added',
      query: Type.Object({ name: Type.String({ maxLength: 200, default: 'products.csv' }) }),
      answer: Job,
      handle: async ({ query, request, actor, audit }) => {
        const { body } = request
        if (!(body instanceof Readable)) return refuse('invalid')
        const added = await imports.add({ name: query.name, author: actor.name, content: body })
        if (!added.ok) return added
        audit({ id: added.id, label: query.name })
        return show(added.id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/product-imports/:id/check',
      summary: 'Check an import again, read in another encoding',
      allow: write,
      audit: 'product-import.checked',
      params: IdParams,
      body: Type.Object(
        { encoding: Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS])) },
        { additionalProperties: false },
      ),
      answer: Job,
      handle: async ({ params: { id }, body, skipAudit }) => {
        skipAudit()
        const started = await imports.check(id, body.encoding)
        return started.ok ? show(id) : started
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/product-imports/:id/run',
      summary: 'Run a checked import, or resume an interrupted one',
      allow: write,
      audit: 'product-import.run',
      params: IdParams,
      body: Type.Object(
        { skipInvalid: Type.Boolean({ default: false }) },
        { additionalProperties: false },
      ),
      answer: Job,
      handle: async ({ params: { id }, body, audit }) => {
        const started = await imports.run(id, body)
        if (!started.ok) return started
        const job = await show(id)
        audit({ id, label: 'fileName' in job ? job.fileName : '' })
        return job
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/product-imports/:id/cancel',
      summary: 'Cancel a running import; rows already imported stay, and it can be resumed',
      allow: write,
      audit: 'product-import.cancelled',
      params: IdParams,
      answer: Job,
      handle: async ({ params: { id }, audit }) => {
        const cancelled = await imports.cancel(id)
        if (!cancelled.ok) return cancelled
        const job = await show(id)
        audit({ id, label: 'fileName' in job ? job.fileName : '' })
        return job
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/product-imports/:id',
      summary: 'Delete an import; a running one stops where it is',
      allow: write,
      audit: 'product-import.deleted',
      params: IdParams,
      handle: ({ params }) => imports.remove(params.id),
    }),
    adminRoute({
      method: 'GET',
      path: '/product-export',
      summary: 'Export all products as a CSV file that can be imported',
      allow: 'products.read',
      handle: ({ reply }) => {
        reply.type('text/csv; charset=utf-8')
        reply.header('content-disposition', 'attachment; filename="products.csv"')
        return reply.send(Readable.from(shop.products.export()))
      },
    }),
  ]
}
