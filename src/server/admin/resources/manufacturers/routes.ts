import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

/** An email address, a website, or nothing. */
const CONTACT = '^\\s*$|^\\S+@\\S+\\.\\S+$|^\\S+\\.[^\\s\\d]\\S+$'

const fields = {
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  address: Type.String({ maxLength: 500, default: '' }),
  contact: Type.String({ maxLength: 300, default: '', pattern: CONTACT }),
  /** Responsible person in the EU. */
  responsibleName: Type.String({ maxLength: 200, default: '' }),
  responsibleAddress: Type.String({ maxLength: 500, default: '' }),
  responsibleContact: Type.String({ maxLength: 300, default: '', pattern: CONTACT }),
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
    // Older entries may have other contacts.
    answer: Type.Object({
      ...{ id: Type.String(), ...fields, products: Type.Integer() },
      ...{ contact: Type.String(), responsibleContact: Type.String() },
    }),
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
