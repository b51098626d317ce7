import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  /** Empty: derived from the name. */
  slug: Type.String({ maxLength: 100, default: '' }),
}

export default ({ shop }: AdminDeps) =>
  termRoutes({
    allow: { read: 'products.read', write: 'products.write' },
    one: 'tag',
    path: '/tags',
    filters: { slug: Type.Optional(Type.String({ maxLength: 200 })) },
    fields,
    empty: { slug: '' },
    answer: Type.Object({ id: Type.String(), ...fields, products: Type.Integer() }),
    sorts: ['name', 'products'],
    summary: {
      list: 'List product tags',
      get: 'Get a tag',
      add: 'Add a tag',
      change: 'Change a tag',
      delete: 'Delete a tag; its products stay',
    },
    domain: shop.tags,
  })
