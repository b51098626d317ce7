import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { moveMany } from './move-many.ts'
import { filters, MAX_NOTE, Status } from './schemas.ts'

const write = 'orders.write'
/** Orders that one change of a filtered list includes. */
const MAX_MATCHING = 10_000

/** Changes of several orders. */
export function bulkRoutes({ shop }: AdminDeps) {
  return [
    adminRoute({
      method: 'GET',
      path: '/orders/matching',
      summary: 'Ids and statuses of all orders that match a filter, at most 10,000',
      allow: write,
      query: Type.Object(
        { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      answer: Type.Object({
        items: Type.Array(
          Type.Object({ id: Type.String(), number: Type.Integer(), status: Status }),
        ),
      }),
      handle: async ({ query }) => ({ items: await shop.orders.matching(query, MAX_MATCHING) }),
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
          /** Reason for the history. */
          message: Type.Optional(Type.String({ maxLength: MAX_NOTE })),
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
  ]
}
