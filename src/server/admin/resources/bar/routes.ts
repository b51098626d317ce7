import Type from 'typebox'
import { decodePath } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

/** Data for the admin bar on the site (HDR-11). */
export default ({ resolver, shop }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/bar',
    summary: 'The page at a URL, and counts for the staff bar',
    allow: 'signed-in',
    query: Type.Object({ path: Type.String({ maxLength: 2000 }) }, { additionalProperties: false }),
    answer: Type.Object({
      name: Type.String(),
      page: Type.Optional(Type.Object({ id: Type.String(), title: Type.String() })),
      mayAdd: Type.Boolean(),
      ordersWaiting: Type.Optional(Type.Integer()),
    }),
    handle: async ({ query, session }) => {
      const resolved = await resolver.resolvePage({
        path: decodePath(query.path) ?? query.path,
      })
      const page = resolved?.published
      const isPost = page?.kind === 'post'
      const mayEdit = session.may('pages.write') || (isPost && session.may('posts.write'))
      return {
        name: session.member.name,
        ...(page && mayEdit ? { page: { id: page.id, title: page.title } } : {}),
        mayAdd: session.may('pages.write') || session.may('posts.write'),
        ...(session.may('orders.read')
          ? { ordersWaiting: (await shop.orders.listForStaff(TO_SEND)).total }
          : {}),
      }
    },
  }),
]

/** Paid but not sent yet. */
const TO_SEND = {
  status: 'processing',
  page: 1,
  perPage: 1,
  sort: 'number',
  order: 'desc',
} as const
