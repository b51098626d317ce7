import Type from 'typebox'
import { normalizeForSearch } from '#base'
import { CONTENT_KINDS } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const MAX_FOUND = 20

/** Archives of the site, for link choosers. */
export default ({ pages }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/archives',
    summary: 'Search archives of posts and projects by name',
    allow: 'pages.read',
    query: Type.Object(
      {
        q: Type.Optional(Type.String({ maxLength: 200 })),
        perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          name: Type.String(),
          path: Type.String(),
          of: Type.Union(CONTENT_KINDS.map(kind => Type.Literal(kind))),
        }),
      ),
    }),
    handle: async ({ query }) => {
      const words = normalizeForSearch(query.q ?? '')
      const found = (await pages.archives.addresses()).filter(one =>
        normalizeForSearch(`${one.name} ${one.path}`).includes(words),
      )
      const items = found.slice(0, query.perPage ?? MAX_FOUND)
      return { items: items.map(({ name, path, of }) => ({ name, path, of })) }
    },
  }),
]
