import type { Database } from '#db'
import { RETURN_STEPS, type ReturnState } from './return-states.ts'
import type { ReturnKind, ReturnView } from './view.ts'

/** An item of an order with the quantity that was neither refunded nor returned. */
export interface ItemLeft {
  lineId: string
  name: string
  quantity: number
  isVirtual: boolean
  noWithdrawal: boolean
}

/** Returns of an order, oldest first, and its items without those in open or received returns. */
export async function loadItemsLeft(
  db: Database,
  orderId: string,
): Promise<{ returns: ReturnView[]; items: ItemLeft[] }> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'name', 'quantity', 'virtual', 'no_withdrawal'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'product')
    .orderBy('position')
    .execute()
  const returns = await listReturns(db, orderId, new Map(lines.map(line => [line.id, line.name])))
  const refunded = await countRefunded(db, orderId)
  const items = lines.map(({ id, name, quantity, virtual, no_withdrawal }) => {
    const gone = Math.max(refunded.get(id) ?? 0, count(returns, id, 'received'))
    return {
      ...{ lineId: id, name, isVirtual: virtual === 1, noWithdrawal: no_withdrawal === 1 },
      quantity: Math.max(quantity - gone - count(returns, id, 'open'), 0),
    }
  })
  return { returns, items }
}

async function listReturns(
  db: Database,
  orderId: string,
  names: ReadonlyMap<string, string>,
): Promise<ReturnView[]> {
  const rows = await db
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('order_return_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind as ReturnKind,
    isLate: row.is_late === 1,
    position: row.position,
    state: row.state as ReturnState,
    reason: row.reason,
    answer: row.answer,
    createdAt: row.created_at,
    lines: lines
      .filter(line => line.return_id === row.id)
      .map(({ line_id, quantity, received }) => ({
        ...{ lineId: line_id, name: names.get(line_id) ?? '', quantity, received },
      })),
  }))
}

/** Items of a line in returns that are open, or that have arrived. */
function count(returns: readonly ReturnView[], lineId: string, what: 'open' | 'received'): number {
  let items = 0
  for (const { state, lines } of returns) {
    for (const line of lines.filter(one => one.lineId === lineId)) {
      if (what === 'received') items += line.received
      else if (RETURN_STEPS[state].isOpen) items += line.quantity
    }
  }
  return items
}

async function countRefunded(db: Database, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('refund_lines')
    .select(['line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  const items = new Map<string, number>()
  for (const { line_id, quantity } of rows) items.set(line_id, (items.get(line_id) ?? 0) + quantity)
  return items
}
