import { Readable } from 'node:stream'
import Type from 'typebox'
import { EMAIL_PATTERN, refuse } from '#base'
import { type OrderSort, type PrintKind, renderOrderPrint } from '#shop'
import { ORDER_MAIL_TEMPLATES, type OrderMailTemplate } from '#shop/schema'
import { printStyles } from '../../../adapters/print-look.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { editingRoutes } from './editing-routes.ts'
import { fulfilmentRoutes } from './fulfilment-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { moneyRoutes } from './money-routes.ts'
import { moveMany } from './move-many.ts'
import { returnRoutes } from './return-routes.ts'
import {
  AnyOrder,
  FulfilmentStateName,
  MAX_NOTE,
  OrderItem,
  PaymentStateName,
  Status,
  toReason,
} from './schemas.ts'

const SORTS = ['createdAt', 'number', 'total'] as const satisfies OrderSort[]
const read = 'orders.read'
const write = 'orders.write'
const Moment = Type.Optional(Type.Integer({ minimum: 0 }))
const filters = {
  status: Type.Optional(Status),
  payment: Type.Optional(Type.String({ maxLength: 50 })),
  paymentState: Type.Optional(PaymentStateName),
  fulfilmentState: Type.Optional(FulfilmentStateName),
  /** Whether some items are not shipped. */
  toShip: Type.Optional(Type.Boolean()),
  from: Moment,
  to: Moment,
}
const Printed = Type.Object({
  kind: Type.Union([Type.Literal('sheet'), Type.Literal('slip')], { default: 'sheet' }),
  /** Prints the packing slip of one shipment. */
  fulfilment: Type.Optional(Type.String({ maxLength: 100 })),
})

export default (deps: AdminDeps) => {
  const { shop, pages, branding, clock } = deps
  /** Returns the order after a change. */
  const show = async (id: string) => (await shop.orders.detail(id)) ?? refuse('not-found')
  return [
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
        { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
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
      path: '/orders/status',
      summary: 'Change the status of several orders; orders that do not allow it stay unchanged',
      allow: write,
      audit: 'order.moved',
      body: Type.Object(
        {
          ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 200 }),
          status: Status,
        },
        { additionalProperties: false },
      ),
      answer: Type.Object({
        moved: Type.Integer(),
        refused: Type.Array(
          Type.Object({ id: Type.String(), number: Type.Integer(), reason: Type.String() }),
        ),
      }),
      handle: async ({ body, actor, audit }) => {
        const result = await moveMany(shop, { ...body, author: actor.name })
        const details = { ids: result.ids, to: body.status }
        audit({ id: '', label: `${result.moved} orders`, details })
        return { moved: result.moved, refused: result.refused }
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
    adminRoute({
      method: 'GET',
      path: '/orders/:id/print',
      summary: 'Print view of an order: order summary or packing slip, as HTML',
      allow: read,
      params: IdParams,
      query: Printed,
      handle: async ({ params, query, reply }) => {
        const order = await shop.orders.load({ id: params.id })
        const fulfilment = order?.fulfilments.find(one => one.id === query.fulfilment)
        if (!order || (query.fulfilment && !fulfilment)) return refuse('not-found')
        const settings = await pages.settings.get()
        const { siteName, address, email } = settings
        const logo = (await branding.logoPng()) && '/logo.png'
        const css = printStyles(settings, order.money.locale)
        const sender = { name: siteName, address, email, logo, css }
        reply.type('text/html; charset=utf-8')
        reply.send(renderOrderPrint(order, query.kind as PrintKind, sender, fulfilment))
        return reply
      },
    }),
    ...editingRoutes(deps),
    ...moneyRoutes(deps),
    ...returnRoutes(deps),
    ...fulfilmentRoutes(deps),
    ...invoiceRoutes(deps),
  ]
}
