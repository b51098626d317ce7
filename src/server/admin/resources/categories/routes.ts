import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const closed = { additionalProperties: false }
const orNull = Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()])
const CategoryBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    /** Empty: made of the name. */
    slug: Type.String({ maxLength: 100, default: '' }),
    parentId: orNull,
    description: Type.String({ maxLength: 5000, default: '' }),
    image: orNull,
    position: Type.Integer({ minimum: 0, maximum: 1e6, default: 0 }),
  },
  closed,
)
const CategoryItem = Type.Object({
  id: Type.String(),
  ...CategoryBody.properties,
  depth: Type.Integer(),
  way: Type.String(),
  products: Type.Integer(),
})
const { name, ...others } = CategoryBody.properties
const NewCategory = Type.Object({ name, ...Type.Partial(Type.Object(others)).properties }, closed)
const write = 'products.write'

export default ({ shop }: AdminDeps) => {
  const find = async (id: string) => {
    const one = { page: 1, perPage: 1, sort: 'tree', order: 'asc', ids: id } as const
    const { items } = await shop.categories.list(one)
    return items[0]
  }
  const show = async (id: string) => (await find(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'GET',
      path: '/categories',
      summary: 'List categories, parents first',
      allow: 'products.read',
      query: listQuery(['tree']),
      answer: listAnswer(CategoryItem),
      handle: ({ query }) => shop.categories.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/categories/:id',
      summary: 'Get a category',
      allow: 'products.read',
      params: IdParams,
      answer: CategoryItem,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/categories',
      summary: 'Add a category',
      allow: write,
      audit: 'category.created',
      body: NewCategory,
      answer: CategoryItem,
      handle: async ({ body, audit }) => {
        const empty = { slug: '', parentId: null, description: '', image: null, position: 0 }
        const saved = await shop.categories.save({ ...empty, ...body })
        if (!saved.ok) return saved
        audit({ id: saved.id, label: body.name })
        return show(saved.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/categories/:id',
      summary: 'Change a category or its parent',
      allow: write,
      audit: 'category.changed',
      params: IdParams,
      body: Type.Object(Type.Partial(CategoryBody).properties, closed),
      answer: CategoryItem,
      handle: async ({ params: { id }, body, audit }) => {
        const known = await find(id)
        if (!known) return refuse('not-found')
        const saved = await shop.categories.save({ ...known, ...body }, id)
        if (!saved.ok) return saved
        audit({ id, label: body.name ?? known.name })
        return show(id)
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/categories/:id',
      summary: 'Delete a category; its subcategories move up, its products stay',
      allow: write,
      audit: 'category.deleted',
      params: IdParams,
      handle: ({ params }) => shop.categories.delete(params.id),
    }),
  ]
}
