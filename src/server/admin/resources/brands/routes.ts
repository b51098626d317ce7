import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  /** Empty: derived from the name. */
  slug: Type.String({ maxLength: 100, default: '' }),
  description: Type.String({ maxLength: 5000, default: '' }),
  /** Logo. */
  image: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]),
}

export default ({ shop }: AdminDeps) =>
  termRoutes({
    allow: { read: 'products.read', write: 'products.write' },
    one: 'brand',
    path: '/brands',
    fields,
    empty: { slug: '', description: '', image: null },
    answer: Type.Object({ id: Type.String(), ...fields, products: Type.Integer() }),
    sorts: ['name', 'products'],
    summary: {
      list: 'List brands',
      get: 'Get a brand',
      add: 'Add a brand',
      change: 'Change a brand',
      delete: 'Delete a brand; its products stay',
    },
    domain: shop.brands,
  })
