import { expect } from 'vitest'
import type { prepareCheckout } from './checkout.ts'
import type { HistoryOrder } from './history-order.ts'
import type { Step } from './history-steps.ts'
import { changeReturn, requestReturn } from './return-model.ts'
import type { ModelLine, ShopModel } from './shop-model.ts'

/** Returns in histories. */
export function createReturnActs(checkout: ReturnType<typeof prepareCheckout>, model: ShopModel) {
  const author = 'Ute'
  const api = checkout.shop.orders
  const idOf = (order: HistoryOrder, line: ModelLine) =>
    order.lineIds[order.model.lines.indexOf(line)] ?? ''
  const readReturns = (orderId: string) =>
    checkout.db
      .selectFrom('order_returns')
      .select(['id', 'state'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
  const repeat = <Answer>(copies: number, act: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: copies }, act))

  return {
    async request(order: HistoryOrder, { quantities, copies }: Extract<Step, { kind: 'return' }>) {
      const goods = order.model.lines.filter(line => line.product !== '')
      const wanted = new Map(goods.map((line, index) => [line, quantities[index] ?? 0]))
      const lines = [...wanted].map(([line, quantity]) => ({ lineId: idOf(order, line), quantity }))
      const request = { orderId: order.id, lines, reason: 'Broken' }
      const answers = await repeat(copies, () => api.requestReturn(request))
      // The same items may be asked for as often as there are enough.
      const expected = Array.from({ length: copies }, () => requestReturn(order.model, wanted))
      expect(answers.filter(answer => answer.ok)).toHaveLength(expected.filter(Boolean).length)
    },

    async handle(order: HistoryOrder, one: Extract<Step, { kind: 'handle' }>) {
      const { to, received, restock, which } = one
      const rows = await readReturns(order.id)
      const at = rows.length === 0 ? 0 : which % rows.length
      const asked = order.model.returns[at]
      if (!asked) return
      const lines = asked.items.map(({ line }, index) => ({
        ...{ lineId: idOf(order, line), quantity: received[index] ?? 0, restock },
      }))
      const changed = await api.changeReturn({
        ...{ orderId: order.id, returnId: rows[at]?.id ?? '', state: to, author },
        ...(to === 'received' && { received: lines }),
      })
      const moveStock = (product: string, by: number) => model.setStock(product, by)
      const isChanged = changeReturn(asked, { to, received, restock, moveStock })
      expect(changed.ok, JSON.stringify([one, asked.state, changed])).toBe(isChanged)
    },

    /** Refunds the items that arrived. */
    async refund(order: HistoryOrder, one: Extract<Step, { kind: 'refund return' }>) {
      const { which, asCredit, copies } = one
      const rows = await readReturns(order.id)
      const at = rows.length === 0 ? 0 : which % rows.length
      const target = order.model.returns[at]
      if (!target) return
      const items = target.items.map(({ line, received }) => ({ line, quantity: received }))
      const request = {
        ...{ orderId: order.id, returnId: rows[at]?.id ?? '', reason: '', author, asCredit },
        refundedBefore: order.model.refunded,
        lines: items.map(({ line, quantity }) => ({ lineId: idOf(order, line), quantity })),
      }
      const answers = await repeat(copies, () => api.refund(request))
      const isRefunded = model.refund(order.model, items, { asCredit, target })
      expect(
        answers.filter(answer => answer.ok),
        JSON.stringify([one, target.state, answers]),
      ).toHaveLength(isRefunded ? 1 : 0)
    },

    async compare(order: HistoryOrder) {
      const rows = await readReturns(order.id)
      expect(rows.map(row => row.state)).toEqual(order.model.returns.map(one => one.state))
    },
  }
}
