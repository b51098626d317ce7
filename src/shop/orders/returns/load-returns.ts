import { DAY } from '#base'
import type { Database } from '#db'
import type { OrderStatus } from '../../model/order-status.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { RETURN_STEPS, type ReturnState } from './return-states.ts'
import type { ReturnsView, ReturnView } from './view.ts'

/** Returns of an order, oldest first, and the items that the buyer may return now. */
export async function loadReturns(
  db: Database,
  settings: Pick<ShopSettings, 'returns'>,
  order: { id: string; status: OrderStatus },
  nowMs: number,
): Promise<ReturnsView> {
  const items = await db
    .selectFrom('order_lines')
    .select(['id', 'name', 'quantity', 'virtual'])
    .where('order_id', '=', order.id)
    .where('kind', '=', 'product')
    .orderBy('position')
    .execute()
  const returns = await listReturns(db, order.id, new Map(items.map(item => [item.id, item.name])))
  const completedAt = order.status === 'completed' ? await findCompletion(db, order.id) : undefined
  const { enabled, days } = settings.returns
  const until = completedAt === undefined ? undefined : completedAt + days * DAY
  if (!enabled || until === undefined || until <= nowMs) return { returns, returnable: [], until }
  const refunded = await countRefunded(db, order.id)
  const returnable = items
    .filter(item => item.virtual === 0)
    .map(({ id, name, quantity }) => {
      const gone = Math.max(refunded.get(id) ?? 0, count(returns, id, 'received'))
      return { lineId: id, name, quantity: quantity - gone - count(returns, id, 'open') }
    })
    .filter(item => item.quantity > 0)
  return { returns, returnable, until }
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

async function findCompletion(db: Database, orderId: string): Promise<number | undefined> {
  const event = await db
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'completed')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.created_at
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
