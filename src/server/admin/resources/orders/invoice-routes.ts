import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { AnyOrder, toReason } from './schemas.ts'

const write = 'orders.write'

/** Invoices of orders. */
export function invoiceRoutes({ shop }: AdminDeps) {
  const show = async (id: string) => (await shop.orders.detail(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'POST',
      path: '/orders/:id/invoices',
      summary: 'Create the invoice of an order; refused while one is valid',
      allow: write,
      audit: 'order.invoiced',
      params: IdParams,
      body: Type.Object({ notify: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const request = { orderId: id, author: actor.name, ...body }
        const created = await shop.orders.createInvoice(request)
        if (!created.ok) return refuse(toReason(created.reason))
        audit({ id, label: created.number })
        return show(id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/invoices/cancel',
      summary:
        'Cancel the invoice of an order with a credit note for what its refunds left; `replace` creates a new invoice of the order as it is now',
      allow: write,
      audit: 'order.invoice-cancelled',
      params: IdParams,
      body: Type.Object(
        { replace: Type.Boolean({ default: false }), notify: Type.Optional(Type.Boolean()) },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const cancelled = await shop.orders.voidInvoice({
          ...{ orderId: id, author: actor.name, ...body },
        })
        if (!cancelled.ok) return refuse(toReason(cancelled.reason))
        audit({ id, label: cancelled.number })
        return show(id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/invoices/:invoice/mail',
      summary: 'Send an invoice or credit note to the customer by email',
      allow: write,
      audit: 'order.invoice-mailed',
      params: Type.Object({
        id: Type.String({ maxLength: 100 }),
        invoice: Type.String({ maxLength: 100 }),
      }),
      answer: AnyOrder,
      handle: async ({ params: { id, invoice }, actor, audit }) => {
        const sent = await shop.orders.mailInvoice({
          ...{ orderId: id, invoiceId: invoice, author: actor.name },
        })
        if (!sent.ok) return refuse(toReason(sent.reason))
        audit({ id, label: '' })
        return show(id)
      },
    }),
  ]
}
