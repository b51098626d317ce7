import Type from 'typebox'
import { normalizeForSearch } from '#base'
import { CONTENT_KINDS } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const MAX_FOUND = 20

/** Archives of the site, for link choosers. */
export default ({ pages, shop }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/archives',
    summary: 'Search archives of posts, projects and products by name',
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
          of: Type.Union([...CONTENT_KINDS, 'product' as const].map(kind => Type.Literal(kind))),
        }),
      ),
    }),
    handle: async ({ query }) => {
      const words = normalizeForSearch(query.q ?? '')
      const most = query.perPage ?? MAX_FOUND
      const found = (await pages.archives.addresses())
        .filter(one => normalizeForSearch(`${one.name} ${one.path}`).includes(words))
        .map(({ name, path, of }) => ({ name, path, of }))
      const ofProducts = await findProductArchives(shop, { q: query.q, most })
      return { items: [...found, ...ofProducts].slice(0, most) }
    },
  }),
]

/** Categories with their parents, tags and brands of products. */
async function findProductArchives(
  shop: AdminDeps['shop'],
  { q, most }: { q: string | undefined; most: number },
) {
  const query = { q, page: 1, perPage: most, sort: 'name', order: 'asc' } as const
  const [{ paths }, categories, tags, brands] = await Promise.all([
    shop.settings(),
    shop.categories.list(query),
    shop.tags.list(query),
    shop.brands.list(query),
  ])
  return [
    ...categories.items.map(item => ({ by: 'category', slug: item.slug, name: item.path })),
    ...tags.items.map(item => ({ by: 'tag', ...item })),
    ...brands.items.map(item => ({ by: 'brand', ...item })),
  ].map(({ by, slug, name }) => ({
    name,
    path: `${paths.shop}?${by}=${slug}`,
    of: 'product' as const,
  }))
}
