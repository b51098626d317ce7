import Type from 'typebox'
import { ENCODINGS, type Encoding, refuse } from '#base'
import { createRedirectImport, type Redirect, type RedirectSort } from '#pages'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { readBody } from '../../read-body.ts'
import { adminRoute } from '../../route.ts'

const RedirectBody = Type.Object(
  {
    from: Type.String({ minLength: 1, maxLength: 500 }),
    to: Type.String({ minLength: 1, maxLength: 2000 }),
    status: Type.Union([Type.Literal(301), Type.Literal(302), Type.Literal(308)], { default: 301 }),
  },
  { additionalProperties: false },
)
/** The id is the source path of the redirect. */
const RedirectItem = Type.Object({
  id: Type.String(),
  ...RedirectBody.properties,
  createdAt: Type.Integer(),
  hits: Type.Integer(),
  lastHitAt: Type.Union([Type.Null(), Type.Integer()]),
})
/** Enough for tens of thousands of redirects. */
const MAX_FILE_BYTES = 5 * 1024 * 1024
const ImportAnswer = Type.Object({
  format: Type.Object({
    encoding: Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS])),
    delimiter: Type.String(),
  }),
  rows: Type.Integer(),
  added: Type.Integer(),
  unchanged: Type.Integer(),
  invalid: Type.Integer(),
  problems: Type.Array(
    Type.Object({
      row: Type.Integer(),
      from: Type.String(),
      reason: Type.Enum(['bad-path', 'circle', 'page', 'pattern']),
    }),
  ),
  sample: Type.Array(
    Type.Object({ from: Type.String(), to: Type.String(), status: Type.Integer() }),
  ),
})
const SORTS = ['from', 'to', 'createdAt', 'hits', 'lastHitAt'] as const satisfies RedirectSort[]
const allow = 'redirects.write'

const toItem = (redirect: Redirect) => ({ id: redirect.from, ...redirect })

export default ({ pages }: AdminDeps) => {
  const { redirects } = pages
  const importRedirects = createRedirectImport({
    find: redirects.find,
    isPage: async path => Boolean(await pages.published(path)),
    isAllowed: redirects.isAllowed,
    closesCircle: redirects.closesCircle,
    set: redirects.set,
  })
  /** Pages take precedence, so a redirect from their path would have no effect. */
  const isTaken = async (from: string) =>
    Boolean((await redirects.find(from)) ?? (await pages.published(from)))
  return [
    adminRoute({
      method: 'GET',
      path: '/redirects',
      summary: 'List redirects',
      allow,
      query: listQuery(SORTS),
      answer: listAnswer(RedirectItem),
      handle: async ({ query }) => {
        const { items, total } = await redirects.list(query)
        return { items: items.map(toItem), total }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/redirects/import',
      summary: 'Import redirects (text/csv); a preview writes nothing',
      allow,
      audit: 'redirect.imported',
      query: Type.Object(
        {
          preview: Type.Boolean({ default: false }),
          encoding: Type.Optional(Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS]))),
        },
        { additionalProperties: false },
      ),
      answer: ImportAnswer,
      handle: async ({ query: { preview: isPreview, encoding }, request, audit, skipAudit }) => {
        const file = await readBody(request.body, MAX_FILE_BYTES)
        if (!file) return refuse('too-large')
        const { locale: language } = await pages.settings.get()
        const done = await importRedirects(file, { language, encoding, isPreview })
        if (!done.ok) return done
        if (isPreview) skipAudit()
        audit({ id: 'import', label: `${done.report.added} redirects` })
        return done.report
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/redirects/:id',
      summary: 'Get a redirect',
      allow,
      params: IdParams,
      answer: RedirectItem,
      handle: async ({ params }) => {
        const redirect = await redirects.find(params.id)
        return redirect ? toItem(redirect) : refuse('not-found')
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/redirects',
      summary: 'Add a redirect',
      allow,
      audit: 'redirect.created',
      body: RedirectBody,
      answer: RedirectItem,
      handle: async ({ body, audit }) => {
        audit({ id: body.from, label: `${body.from} → ${body.to}` })
        if (await isTaken(body.from)) return refuse('taken')
        const saved = await redirects.set(body.from, body.to, body.status)
        return saved.ok ? { id: body.from, ...body } : saved
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/redirects/:id',
      summary: 'Change a redirect',
      allow,
      audit: 'redirect.changed',
      params: IdParams,
      body: Type.Partial(RedirectBody, { additionalProperties: false }),
      answer: RedirectItem,
      handle: async ({ params, body, audit }) => {
        const { from = params.id } = body
        if (from !== params.id && (await isTaken(from))) return refuse('taken')
        const changed = await redirects.change(params.id, body)
        if (!changed.ok) return changed
        const { redirect } = changed
        audit({ id: redirect.from, label: `${redirect.from} → ${redirect.to}` })
        return toItem(redirect)
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/redirects/:id',
      summary: 'Delete a redirect',
      allow,
      audit: 'redirect.deleted',
      params: IdParams,
      handle: ({ params }) => redirects.remove(params.id),
    }),
  ]
}
