import Type from 'typebox'
import { refuse } from '#base'
import type { Redirect, RedirectSort } from '#pages'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const RedirectBody = Type.Object(
  {
    from: Type.String({ minLength: 1, maxLength: 500 }),
    to: Type.String({ minLength: 1, maxLength: 2000 }),
    status: Type.Union([Type.Literal(301), Type.Literal(302), Type.Literal(308)], { default: 301 }),
  },
  { additionalProperties: false },
)
/** The id is the address that the redirect leads away from. */
const RedirectItem = Type.Object({
  id: Type.String(),
  ...RedirectBody.properties,
  createdAt: Type.Integer(),
  hits: Type.Integer(),
  lastHitAt: Type.Union([Type.Null(), Type.Integer()]),
})
const SORTS = ['from', 'to', 'createdAt', 'hits', 'lastHitAt'] as const satisfies RedirectSort[]
const allow = 'redirects.write'

const toItem = (redirect: Redirect) => ({ id: redirect.from, ...redirect })

export default ({ pages }: AdminDeps) => {
  const { redirects } = pages
  /** A page comes first: a redirect away from it would do nothing. */
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
