import { Readable } from 'node:stream'
import Type from 'typebox'
import { EMAIL_PATTERN, refuse } from '#base'
import type { OrderSort } from '#shop'
import { ORDER_MAIL_TEMPLATES, type OrderMailTemplate } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { importRoutes } from '../../import-routes.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { editingRoutes } from './editing-routes.ts'
import { orderFileRoutes } from './file-routes.ts'
import { fulfilmentRoutes } from './fulfilment-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { moneyRoutes } from './money-routes.ts'
import { printRoutes } from './print-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import { returnRoutes } from './return-routes.ts'
import { AnyOrder, filters, Ids, MAX_NOTE, OrderItem, Status, toReason } from './schemas.ts'

const SORTS = ['createdAt', 'number', 'total'] as const satisfies OrderSort[]
const read = 'orders.read'
const write = 'orders.write'
export default (deps: AdminDeps) => {
  const { shop, clock } = deps
  /** Returns the order after a change. */
  const show = async (id: string) => (await shop.orders.detail(id)) ?? refuse('not-found')
  return [
    ...importRoutes(deps.shop.imports.orders, {
      path: '/order-imports',
      what: 'orders',
      allow: 'orders.write',
    }),
    adminRoute({
      method: 'GET',
      path: '/orders',
      summary: 'List orders; filter by status, payment and date, search by number, name or email',
      allow: read,
      query: listQuery(SORTS, filters),
      answer: listAnswer(OrderItem),
      handle: ({ query }) => shop.orders.listForStaff(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/orders/export',
      summary: 'Export orders as CSV; same filters as the list',
      allow: read,
      query: Type.Object(
        { ...filters, ids: Ids, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      handle: async ({ query, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="orders-${day}.csv"`)
          .send(Readable.from(shop.orders.export(query)))
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/orders/:id',
      summary: 'Get an order with its items, history and possible statuses',
      allow: read,
      params: IdParams,
      answer: AnyOrder,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/orders/:id',
      summary: 'Change the email address of an order',
      allow: write,
      audit: 'order.changed',
      params: IdParams,
      body: Type.Object(
        { email: Type.String({ maxLength: 254, pattern: EMAIL_PATTERN }) },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor }) => {
        const done = await shop.orders.changeEmail({ orderId: id, ...body, author: actor.name })
        return done.ok ? show(id) : refuse(toReason(done.reason))
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/status',
      summary:
        'Change the status of an order; the customer is notified by email unless `notify` is false',
      allow: write,
      audit: 'order.moved',
      params: IdParams,
      body: Type.Object(
        {
          status: Status,
          message: Type.Optional(Type.String({ maxLength: MAX_NOTE })),
          notify: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const moved = await shop.orders.setStatus({ orderId: id, author: actor.name, ...body })
        if (!moved.ok) return refuse(toReason(moved.reason))
        const order = await show(id)
        const label = 'number' in order ? String(order.number) : ''
        audit({ id, label, details: { from: moved.from, to: body.status } })
        return order
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/notes',
      summary: 'Add a note to an order; a customer note is emailed',
      allow: write,
      audit: 'order.noted',
      params: IdParams,
      body: Type.Object(
        {
          message: Type.String({ minLength: 1, maxLength: MAX_NOTE, pattern: '\\S' }),
          toCustomer: Type.Boolean({ default: false }),
        },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor }) => {
        const noted = await shop.orders.addNote({ orderId: id, author: actor.name, ...body })
        return noted.ok ? show(id) : refuse(toReason(noted.reason))
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/mails',
      summary: 'Resend an order email to the customer',
      allow: write,
      audit: 'order.mailed',
      params: IdParams,
      body: Type.Object(
        { template: Type.Unsafe<OrderMailTemplate>(Type.Enum([...ORDER_MAIL_TEMPLATES])) },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor }) => {
        const sent = await shop.orders.resendMail({ orderId: id, author: actor.name, ...body })
        if (!sent.ok) return refuse(toReason(sent.reason))
        return show(id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/downloads',
      summary:
        'Renew the downloads of an order, or one of them: counted from zero, expiry from now; without `download`, files that its products have gained are added',
      allow: write,
      audit: 'order.downloads-renewed',
      params: IdParams,
      body: Type.Object(
        { download: Type.Optional(Type.String({ maxLength: 100 })) },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body: { download }, actor }) => {
        const renewed = await shop.orders.renewDownloads({
          orderId: id,
          author: actor.name,
          ...(download !== undefined && { downloadId: download }),
        })
        return renewed.ok ? show(id) : refuse(toReason(renewed.reason))
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/erase',
      summary:
        'Erase personal data of an order that is completed, refunded, cancelled or failed; items and amounts stay',
      allow: write,
      audit: 'order.erased',
      params: IdParams,
      answer: AnyOrder,
      handle: async ({ params: { id }, actor, audit }) => {
        const erased = await shop.orders.erase({ orderId: id, author: actor.name })
        if (!erased.ok) return refuse(toReason(erased.reason))
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
    ...printRoutes(deps),
    ...bulkRoutes(deps),
    ...editingRoutes(deps),
    ...moneyRoutes(deps),
    ...providerRoutes(deps),
    ...returnRoutes(deps),
    ...orderFileRoutes(deps),
    ...fulfilmentRoutes(deps),
    ...invoiceRoutes(deps),
  ]
}
