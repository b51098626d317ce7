import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

/** Found of each kind. */
const MOST = 20
const KINDS = ['page', 'post', 'project', 'product', 'category'] as const

/** What an entry of a menu may lead to, found by words of its name. What is public alone: whoever edits menus may read that. */
export const targetsRoute = ({ pages, shop }: AdminDeps) =>
  adminRoute({
    method: 'GET',
    path: '/menus/targets',
    summary: 'Find pages, posts, projects, products and product categories that a menu may link to',
    allow: 'menus.write',
    query: Type.Object(
      { q: Type.Optional(Type.String({ maxLength: 200 })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          kind: Type.Union(KINDS.map(one => Type.Literal(one))),
          name: Type.String(),
          path: Type.String(),
        }),
      ),
    }),
    handle: async ({ query: { q } }) => {
      const asked = { q, page: 1, perPage: MOST, order: 'asc' } as const
      const ofKind = async (kind: 'page' | 'post' | 'project') => {
        const found = await pages.editing.listItems({ ...asked, kind, sort: 'path' })
        return found.items.map(({ title, path }) => ({ kind, name: title, path }))
      }
      const products = async () => {
        const query = { ...asked, sort: 'name', status: 'published' } as const
        const found = await shop.products.list(query)
        return found.items.map(({ name, path }) => ({ kind: 'product', name, path }))
      }
      const categories = async () => {
        const words = (q ?? '').toLocaleLowerCase()
        const found = await shop.catalog.categories()
        return found
          .filter(({ name }) => name.toLocaleLowerCase().includes(words))
          .slice(0, MOST)
          .map(({ name, path }) => ({ kind: 'category', name, path }))
      }
      const kinds = [ofKind('page'), ofKind('post'), ofKind('project'), products(), categories()]
      return { items: (await Promise.all(kinds)).flat() }
    },
  })
