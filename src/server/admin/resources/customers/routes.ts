import { Readable } from 'node:stream'
import Type from 'typebox'
import { refuse } from '#base'
import { CUSTOMER_SORTS, CustomerEdit } from '#shop'
import { CUSTOMER_STATUSES } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { importRoutes } from '../../import-routes.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const status = Type.Unsafe<(typeof CUSTOMER_STATUSES)[number]>(Type.Enum([...CUSTOMER_STATUSES]))

const filters = {
  status: Type.Optional(status),
  tag: Type.Optional(Type.String({ maxLength: 60 })),
  /** Id of a group. */
  group: Type.Optional(Type.String({ maxLength: 100 })),
}

const Membership = Type.Object(
  {
    group: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 100 })]),
    ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 1000 }),
  },
  { additionalProperties: false },
)

const CustomerItem = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  status,
  orderCount: Type.Integer(),
  /** Paid less refunded, in minor units. */
  spent: Type.Integer(),
  currency: Type.String(),
  lastOrderAt: Type.Union([Type.Integer(), Type.Null()]),
  tags: Type.Array(Type.String()),
  /** Id of the group. */
  group: Type.Union([Type.String(), Type.Null()]),
  groupName: Type.String(),
  createdAt: Type.Integer(),
})

export default ({ shop, clock }: AdminDeps) => {
  const customers = shop.account.staff
  const show = async (id: string) => (await customers.load(id)) ?? refuse('not-found')
  const labelOf = async (id: string) => (await customers.load(id))?.email ?? ''
  return [
    ...importRoutes(shop.imports.customers, {
      path: '/customer-imports',
      what: 'customers',
      allow: 'orders.write',
    }),
    adminRoute({
      method: 'GET',
      path: '/customers',
      summary: 'List customers with an account, and guests who ordered',
      allow: 'orders.read',
      query: listQuery(CUSTOMER_SORTS, filters),
      answer: listAnswer(CustomerItem),
      handle: ({ query }) => customers.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/customers/export',
      summary: 'Export customers as CSV',
      allow: 'orders.read',
      query: Type.Object(
        { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      handle: async ({ query, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="customers-${day}.csv"`)
          .send(Readable.from(customers.export(query)))
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/customers/:id',
      summary: 'Get a customer with addresses and the latest orders',
      allow: 'orders.read',
      params: IdParams,
      answer: CustomerItem,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/customers/:id',
      summary: 'Change name, note, tags and group of a customer, or disable the account',
      allow: 'orders.write',
      audit: 'customer.changed',
      params: IdParams,
      body: Type.Partial(CustomerEdit, { additionalProperties: false }),
      answer: CustomerItem,
      handle: async ({ params: { id }, body, audit }) => {
        const changed = await customers.change(id, body)
        if (!changed.ok) return changed
        audit({ id, label: await labelOf(id), details: { fields: Object.keys(body) } })
        return show(id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/customers/group',
      summary: 'Put customers into a group, or into none; returns their groups before',
      allow: 'orders.write',
      audit: 'customer.grouped',
      body: Membership,
      answer: Type.Object({ changed: Type.Integer(), before: Type.Array(Membership) }),
      handle: async ({ body, audit }) => {
        const done = await shop.customerGroups.assign(body)
        if (!done.ok) return done
        const { changed, before } = done
        const name = body.group && (await shop.customerGroups.load(body.group))?.name
        audit({ id: 'many', label: name || '–', details: { count: changed } })
        return { changed, before }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/customers/:id/merge',
      summary: 'Move orders and addresses to another customer, and delete this one',
      allow: 'orders.write',
      audit: 'customer.merged',
      params: IdParams,
      body: Type.Object(
        { into: Type.String({ minLength: 1, maxLength: 100 }) },
        { additionalProperties: false },
      ),
      handle: async ({ params: { id }, body: { into }, audit }) => {
        const label = await labelOf(id)
        const merged = await customers.merge({ from: id, into })
        if (!merged.ok) return merged
        audit({ id, label, details: { into } })
        return undefined
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/customers/:id',
      summary: 'Delete the account and addresses of a customer; orders stay',
      allow: 'orders.write',
      audit: 'customer.deleted',
      params: IdParams,
      handle: async ({ params: { id }, audit }) => {
        const label = await labelOf(id)
        const deleted = await customers.delete(id)
        if (!deleted.ok) return deleted
        audit({ id, label })
        return undefined
      },
    }),
  ]
}
