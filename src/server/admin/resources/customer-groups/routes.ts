import Type from 'typebox'
import { CUSTOMER_GROUP_SORTS, CustomerGroupEdit } from '#shop'
import type { AdminDeps } from '../../discover.ts'
import { termRoutes } from '../../term-routes.ts'

const fields = CustomerGroupEdit.properties

export default ({ shop }: AdminDeps) =>
  termRoutes({
    allow: { read: ['orders.read', 'products.write'], write: 'products.write' },
    one: 'customer-group',
    path: '/customer-groups',
    fields,
    empty: { ppm: 0, categories: [], taxExempt: false },
    answer: Type.Object({ id: Type.String(), ...fields, members: Type.Integer() }),
    sorts: [...CUSTOMER_GROUP_SORTS],
    summary: {
      list: 'List groups of customers',
      get: 'Get a group of customers',
      add: 'Add a group of customers with its prices',
      change: 'Change a group of customers',
      delete: 'Delete a group; its members stay customers, and orders keep its name',
    },
    domain: shop.customerGroups,
  })
