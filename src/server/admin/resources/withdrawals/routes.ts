import Type from 'typebox'
import { refuse } from '#base'
import { WITHDRAWAL_STATES, type WithdrawalState } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const State = Type.Unsafe<WithdrawalState>(Type.Enum([...WITHDRAWAL_STATES]))

const Withdrawal = Type.Object({
  id: Type.String(),
  state: State,
  name: Type.String(),
  contract: Type.String(),
  email: Type.String(),
  items: Type.String(),
  note: Type.String(),
  createdAt: Type.Integer(),
  orderId: Type.Union([Type.String(), Type.Null()]),
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
})

/** Declarations of buyers to withdraw from a contract. */
export default ({ shop: { withdrawals } }: AdminDeps) => {
  const show = async (id: string) => {
    const query = { page: 1, perPage: 1, sort: 'createdAt', order: 'desc' as const, ids: id }
    const { items } = await withdrawals.list(query)
    return items[0] ?? refuse('not-found')
  }
  return [
    adminRoute({
      method: 'GET',
      path: '/withdrawals',
      summary: 'List withdrawals from contracts',
      allow: 'orders.read',
      query: listQuery(['createdAt'] as const, { state: Type.Optional(State) }),
      answer: listAnswer(Withdrawal),
      handle: ({ query }) => withdrawals.list(query),
    }),
    adminRoute({
      method: 'POST',
      path: '/withdrawals/:id/assign',
      summary: 'Assign an open withdrawal to the order that it concerns',
      allow: 'orders.write',
      audit: 'withdrawal.assigned',
      params: IdParams,
      body: Type.Object(
        { orderNumber: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }) },
        { additionalProperties: false },
      ),
      answer: Withdrawal,
      handle: async ({ params: { id }, body: { orderNumber }, audit }) => {
        const assigned = await withdrawals.assign({ id, orderNumber })
        if (!assigned.ok) return assigned
        audit({ id, label: String(orderNumber) })
        return show(id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/withdrawals/:id/close',
      summary: 'Close an open withdrawal that concerns no order, with the reason',
      allow: 'orders.write',
      audit: 'withdrawal.closed',
      params: IdParams,
      body: Type.Object(
        { note: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) },
        { additionalProperties: false },
      ),
      answer: Withdrawal,
      handle: async ({ params: { id }, body: { note }, audit }) => {
        const closed = await withdrawals.close({ id, note })
        if (!closed.ok) return closed
        audit({ id, label: note.slice(0, 100) })
        return show(id)
      },
    }),
  ]
}
