import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { AnyOrder, toReason } from './schemas.ts'

const write = 'orders.write'

/** Shipments of orders. */
export function fulfilmentRoutes({ shop }: AdminDeps) {
  const show = async (id: string) => (await shop.orders.detail(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'POST',
      path: '/orders/:id/fulfilments',
      summary: 'Add a shipment of some items; the customer is emailed unless `notify` is false',
      allow: write,
      audit: 'order.fulfilled',
      params: IdParams,
      body: Type.Object(
        {
          lines: Type.Array(
            Type.Object(
              {
                lineId: Type.String({ maxLength: 100 }),
                quantity: Type.Integer({ minimum: 0, maximum: 1e9 }),
              },
              { additionalProperties: false },
            ),
            { minItems: 1, maxItems: 500 },
          ),
          carrier: Type.String({ maxLength: 100, default: '' }),
          trackingNumber: Type.String({ maxLength: 100, default: '' }),
          /** Overrides the tracking page of the carrier. */
          trackingUrl: Type.Optional(
            Type.String({ maxLength: 500, pattern: '^$|^https?://[^\\s<>"]+$' }),
          ),
          notify: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const shipped = await shop.orders.fulfil({ orderId: id, author: actor.name, ...body })
        if (!shipped.ok) return refuse(toReason(shipped.reason))
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/fulfilments/:fulfilment/cancel',
      summary: 'Cancel a shipment; its email is dropped unless it was sent',
      allow: write,
      audit: 'order.fulfilment-cancelled',
      params: Type.Object({
        id: Type.String({ maxLength: 100 }),
        fulfilment: Type.String({ maxLength: 100 }),
      }),
      answer: AnyOrder,
      handle: async ({ params: { id, fulfilment }, actor, audit }) => {
        const request = { orderId: id, fulfilmentId: fulfilment, author: actor.name }
        const cancelled = await shop.orders.cancelFulfilment(request)
        if (!cancelled.ok) return refuse(toReason(cancelled.reason))
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
  ]
}
