import { createId, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'
import { returnStock, takeStock } from '../stock/reserve.ts'
import { plainText } from '../text.ts'
import { holdsStock, ORDER_TRANSITIONS, type OrderStatus } from './status.ts'

export type StatusReason = 'unknown-order' | 'not-allowed' | 'not-enough-stock'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock'> & { settings: ShopSettings }

/** Moves an order on, if it may go there. Cancelled and failed orders give their goods back, once. */
export function setOrderStatus(
  context: Context,
  change: { orderId: string; status: OrderStatus; author: string; message?: string },
): Promise<Result<{ from: OrderStatus }, StatusReason>> {
  const { orderId, status } = change
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    // The write takes the row, so that two changes follow one another.
    const order = await db
      .updateTable('orders')
      .set({ updated_at: nowMs })
      .where('id', '=', orderId)
      .returning(['status', 'stock_held'])
      .executeTakeFirst()
    if (!order) return refuse('unknown-order')
    const from = order.status as OrderStatus
    if (from === status) return { ok: true, from }
    if (!ORDER_TRANSITIONS[from].includes(status)) return refuse('not-allowed')
    const held = order.stock_held === 1
    if (holdsStock(status) !== held) {
      const moved = await moveStock(db, context, orderId, held, nowMs)
      if (!moved.ok) return refuse('not-enough-stock')
    }
    await db
      .updateTable('orders')
      .set({ status, stock_held: holdsStock(status) ? 1 : 0 })
      .where('id', '=', orderId)
      .execute()
    await addEvent(db, orderId, nowMs, {
      kind: 'status',
      from_status: from,
      to_status: status,
      message: change.message ?? '',
      author: change.author,
    })
    return { ok: true, from }
  })
}

async function moveStock(
  db: Database,
  { settings }: Context,
  orderId: string,
  held: boolean,
  nowMs: number,
) {
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('stock_items', 'stock_items.id', 'stock_id')
    .select(['order_lines.product_id', 'order_lines.quantity as pieces', 'stock_id'])
    .select(['managed', 'stock_items.quantity', 'status', 'backorders', 'low_at'])
    .where('order_id', '=', orderId)
    .execute()
  const takings = lines.map(({ stock_id, product_id, pieces, ...shelf }) => ({
    stockId: stock_id,
    productId: product_id,
    quantity: pieces,
    shelf,
  }))
  const stock = { nowMs, lowAt: settings.stock.lowAt }
  if (!held) return takeStock(db, takings, stock)
  await returnStock(db, takings, stock)
  return { ok: true as const }
}

/** Keeps a remark with an order. */
export async function addOrderNote(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  note: { orderId: string; message: string; author: string },
) {
  await addEvent(db, note.orderId, clock.now(), {
    kind: 'note',
    from_status: null,
    to_status: null,
    message: note.message,
    author: note.author,
  })
}

async function addEvent(
  db: Database,
  orderId: string,
  nowMs: number,
  event: {
    kind: 'status' | 'note'
    from_status: string | null
    to_status: string | null
    message: string
    author: string
  },
) {
  const id = createId({ now: () => nowMs })
  await db
    .insertInto('order_events')
    .values({
      ...event,
      id,
      order_id: orderId,
      position: eb =>
        eb
          .selectFrom('order_events')
          .select(sub => sub.fn.countAll<number>().as('events'))
          .where('order_id', '=', orderId),
      message: plainText(event.message),
      created_at: nowMs,
    })
    .execute()
}
