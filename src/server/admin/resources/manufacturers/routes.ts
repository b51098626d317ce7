import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const fields = {
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  address: Type.String({ maxLength: 500, default: '' }),
  /** Email address or website. */
  contact: Type.String({ maxLength: 300, default: '' }),
  /** Responsible person in the EU. */
  responsibleName: Type.String({ maxLength: 200, default: '' }),
  responsibleAddress: Type.String({ maxLength: 500, default: '' }),
  responsibleContact: Type.String({ maxLength: 300, default: '' }),
}

export default ({ shop }: AdminDeps) =>
  termRoutes({
    allow: { read: 'products.read', write: 'products.write' },
    one: 'manufacturer',
    path: '/manufacturers',
    fields,
    empty: {
      address: '',
      contact: '',
      responsibleName: '',
      responsibleAddress: '',
      responsibleContact: '',
    },
    answer: Type.Object({ id: Type.String(), ...fields, products: Type.Integer() }),
    sorts: ['name'],
    summary: {
      list: 'List manufacturers',
      get: 'Get a manufacturer',
      add: 'Add a manufacturer',
      change: 'Change a manufacturer',
      delete: 'Delete a manufacturer; its products stay',
    },
    domain: shop.manufacturers,
  })
