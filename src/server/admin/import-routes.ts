import { Readable } from 'node:stream'
import Type from 'typebox'
import type { Permission } from '#auth/schema'
import { ENCODINGS, type Encoding, refuse } from '#base'
import type { ImportJobs } from '#shop'
import { IdParams } from './list.ts'
import { adminRoute } from './route.ts'

const Job = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  state: Type.String(),
  doneRows: Type.Integer(),
  totalRows: Type.Integer(),
})

const Options = Type.Object(
  {
    asDrafts: Type.Optional(Type.Boolean()),
    updateExisting: Type.Optional(Type.Boolean()),
    replaceExisting: Type.Optional(Type.Boolean()),
    dateOrder: Type.Optional(Type.Union([Type.Literal('dmy'), Type.Literal('mdy')])),
    prefix: Type.Optional(Type.String({ maxLength: 10, pattern: '^[\\p{L}\\p{N}_.#/-]*$' })),
  },
  { additionalProperties: false },
)

const Check = Type.Object(
  {
    encoding: Type.Optional(Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS]))),
    mapping: Type.Optional(
      Type.Record(Type.String({ maxLength: 1000 }), Type.String({ maxLength: 100 }), {
        maxProperties: 1000,
      }),
    ),
    options: Type.Optional(Options),
  },
  { additionalProperties: false },
)

/** Routes for importing one kind of file. `path` is that of its jobs, such as `/product-imports`. */
export function importRoutes(
  imports: ImportJobs,
  { path, what, allow }: { path: `/${string}`; what: string; allow: Permission },
) {
  const show = async (id: string) => (await imports.find(id)) ?? refuse('not-found')
  const labelled = async (id: string, audit: (target: { id: string; label: string }) => void) => {
    const job = await show(id)
    audit({ id, label: 'fileName' in job ? job.fileName : '' })
    return job
  }
  return [
    adminRoute({
      method: 'GET',
      path,
      summary: `List recent imports of ${what} with their progress`,
      allow,
      answer: Type.Object({ items: Type.Array(Job), columns: Type.Array(Type.String()) }),
      handle: async () => ({ items: await imports.list(), columns: [...imports.columns] }),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Get an import with its report',
      allow,
      params: IdParams,
      answer: Job,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path,
      summary: `Upload a file of ${what} (text/csv) and check it without importing`,
      allow,
      audit: 'product-import.added',
      query: Type.Object({ name: Type.String({ maxLength: 200, default: 'import.csv' }) }),
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
      path: `${path}/:id/check`,
      summary: 'Check an import again: in another encoding, with other columns or options',
      allow,
      audit: 'product-import.checked',
      params: IdParams,
      body: Check,
      answer: Job,
      handle: async ({ params: { id }, body, skipAudit }) => {
        skipAudit()
        const columns = Object.values(body.mapping ?? {})
        if (columns.some(column => column !== '' && !imports.columns.includes(column))) {
          return refuse('invalid')
        }
        const started = await imports.check(id, body)
        return started.ok ? show(id) : started
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/run`,
      summary: 'Run a checked import, or resume an interrupted one',
      allow,
      audit: 'product-import.run',
      params: IdParams,
      body: Type.Object(
        { skipInvalid: Type.Boolean({ default: false }) },
        { additionalProperties: false },
      ),
      answer: Job,
      handle: async ({ params: { id }, body, audit }) => {
        const started = await imports.run(id, body)
        return started.ok ? labelled(id, audit) : started
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/undo`,
      summary: 'Undo an import; what was edited since stays',
      allow,
      audit: 'product-import.undone',
      params: IdParams,
      answer: Job,
      handle: async ({ params: { id }, audit }) => {
        const started = await imports.undo(id)
        return started.ok ? labelled(id, audit) : started
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/cancel`,
      summary: 'Cancel a running import; rows already imported stay, and it can be resumed',
      allow,
      audit: 'product-import.cancelled',
      params: IdParams,
      answer: Job,
      handle: async ({ params: { id }, audit }) => {
        const cancelled = await imports.cancel(id)
        return cancelled.ok ? labelled(id, audit) : cancelled
      },
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id/refused`,
      summary: 'Download the rows with errors as CSV, with the error of each',
      allow,
      params: IdParams,
      handle: async ({ params: { id }, reply }) => {
        const rows = await imports.refused(id)
        if (!rows) return refuse('not-found')
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="rows-with-errors.csv"')
          .send(Readable.from(rows))
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Delete an import; a running one stops where it is',
      allow,
      audit: 'product-import.deleted',
      params: IdParams,
      handle: ({ params }) => imports.remove(params.id),
    }),
  ]
}
