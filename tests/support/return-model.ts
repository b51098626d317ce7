import type { ModelLine, ModelOrder } from './shop-model.ts'

/** Items of an order that the buyer returns. */
export interface ModelReturn {
  state: 'requested' | 'accepted' | 'declined' | 'received' | 'refunded' | 'closed'
  items: { line: ModelLine; quantity: number; received: number }[]
}

const NEXT: Partial<Record<ModelReturn['state'], readonly string[]>> = {
  requested: ['accepted', 'declined'],
  accepted: ['received', 'declined'],
}
const isWaiting = ({ state }: ModelReturn) => state === 'requested' || state === 'accepted'
const isEnding = (one: ModelReturn) => isWaiting(one) || one.state === 'received'

function returnable(order: ModelOrder, line: ModelLine): number {
  const items = order.returns.flatMap(one =>
    one.items.filter(item => item.line === line).map(item => ({ ...item, of: one })),
  )
  const received = items.reduce((sum, item) => sum + item.received, 0)
  const asked = items.filter(item => isWaiting(item.of))
  const open = asked.reduce((sum, item) => sum + item.quantity, 0)
  return Math.max(line.quantity - Math.max(line.refundedQuantity, received) - open, 0)
}

export function requestReturn(order: ModelOrder, wanted: ReadonlyMap<ModelLine, number>): boolean {
  const items = [...wanted].filter(([, quantity]) => quantity > 0)
  if (order.status !== 'completed' || items.length === 0) return false
  if (items.some(([line, quantity]) => quantity > returnable(order, line))) return false
  order.returns.push({
    state: 'requested',
    items: items.map(([line, quantity]) => ({ line, quantity, received: 0 })),
  })
  return true
}

/** `moveStock` puts items back. */
export function changeReturn(
  one: ModelReturn,
  change: {
    to: 'accepted' | 'declined' | 'received'
    received: readonly number[]
    restock: boolean
    moveStock(product: string, by: number): void
  },
): boolean {
  const { to, received, restock, moveStock } = change
  if (!NEXT[one.state]?.includes(to)) return false
  if (to === 'received') {
    const quantities = one.items.map((_, index) => received[index] ?? 0)
    if (quantities.every(quantity => quantity === 0)) return false
    if (one.items.some((item, index) => (quantities[index] ?? 0) > item.quantity)) return false
    for (const [index, item] of one.items.entries()) {
      item.received = quantities[index] ?? 0
      const back = restock ? Math.min(item.received, item.line.reserved) : 0
      item.line.reserved -= back
      moveStock(item.line.product, back)
    }
  }
  one.state = to
  return true
}

export const isRefundable = isEnding

/** A refund ends the return that it is for, and those that it covers or that have nothing left. */
export function settleReturns(
  order: ModelOrder,
  parts: readonly { line: ModelLine; quantity: number }[],
  target: ModelReturn | undefined,
) {
  const pool = new Map(parts.map(part => [part.line, part.quantity]))
  const open = order.returns.filter(isEnding)
  const rank = (one: ModelReturn) => (one === target ? 0 : one.state === 'received' ? 1 : 2)
  for (const one of open.toSorted((a, b) => rank(a) - rank(b))) {
    const items = one.items
      .map(({ line, quantity, received }) => ({
        line,
        quantity: one.state === 'received' ? received : quantity,
      }))
      .filter(item => item.quantity > 0)
    const isCovered = items.every(item => (pool.get(item.line) ?? 0) >= item.quantity)
    const isGone = items.every(({ line }) => line.refundedQuantity >= line.quantity)
    const isOver = order.refunded >= order.paid
    if (one !== target && !isOver && !(items.length > 0 && (isCovered || isGone))) continue
    for (const { line, quantity } of items) {
      pool.set(line, Math.max((pool.get(line) ?? 0) - quantity, 0))
    }
    one.state = 'refunded'
  }
}

export function closeReturns(order: ModelOrder) {
  for (const one of order.returns.filter(isEnding)) one.state = 'closed'
}
