import Type from 'typebox'
import { refuse } from '#base'
import { STAFF_RETURN_STATES, type StaffReturnState } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { AnyOrder, MAX_NOTE, toReason } from './schemas.ts'

/** Returns that buyers have requested. */
export function returnRoutes({ shop }: AdminDeps) {
  return [
    adminRoute({
      method: 'POST',
      path: '/orders/:id/returns/:return',
      summary:
        'Accept or decline a return, or record the items that arrived; the customer is emailed unless `notify` is false',
      allow: 'orders.write',
      audit: 'order.return-changed',
      params: Type.Object({
        id: Type.String({ maxLength: 100 }),
        return: Type.String({ maxLength: 100 }),
      }),
      body: Type.Object(
        {
          state: Type.Unsafe<StaffReturnState>(Type.Enum([...STAFF_RETURN_STATES])),
          answer: Type.Optional(Type.String({ maxLength: MAX_NOTE })),
          received: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  lineId: Type.String({ maxLength: 100 }),
                  quantity: Type.Integer({ minimum: 0, maximum: 1e9 }),
                  restock: Type.Optional(Type.Boolean()),
                },
                { additionalProperties: false },
              ),
              { maxItems: 500 },
            ),
          ),
          notify: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params, body, actor, audit }) => {
        const { id } = params
        const change = { orderId: id, returnId: params.return, author: actor.name, ...body }
        const changed = await shop.orders.changeReturn(change)
        if (!changed.ok) return refuse(toReason(changed.reason))
        const order = await shop.orders.detail(id)
        if (!order) return refuse('not-found')
        audit({ id, label: String(order.number), details: { state: body.state } })
        return order
      },
    }),
  ]
}
