import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const orNull = Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()])
const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  /** Empty: derived from the name. */
  slug: Type.String({ maxLength: 100, default: '' }),
  parentId: orNull,
  description: Type.String({ maxLength: 5000, default: '' }),
  image: orNull,
  position: Type.Integer({ minimum: 0, maximum: 1e6, default: 0 }),
  /** Id of a page or block; null for that of the parent. */
  sizeGuide: orNull,
}

export default ({ shop }: AdminDeps) =>
  termRoutes({
    allow: { read: 'products.read', write: 'products.write' },
    one: 'category',
    path: '/categories',
    filters: { slug: Type.Optional(Type.String({ maxLength: 200 })) },
    fields,
    empty: { slug: '', parentId: null, description: '', image: null, position: 0, sizeGuide: null },
    answer: Type.Object({
      id: Type.String(),
      ...fields,
      depth: Type.Integer(),
      path: Type.String(),
      products: Type.Integer(),
    }),
    sorts: ['tree'],
    summary: {
      list: 'List categories, parents first',
      get: 'Get a category',
      add: 'Add a category',
      change: 'Change a category or its parent',
      delete: 'Delete a category; its subcategories move up, its products stay',
    },
    domain: shop.categories,
  })
