import { ok } from '#base'
import type { Database } from '#db'
import { showStock } from '../catalog/show-stock.ts'
import { releaseStock, reserveStock } from '../stock/reserve.ts'

interface Context {
  nowMs: number
  /** The shop's threshold for “only N left”. */
  lowAt: number
}

/** Returns an order's reserved stock. Idempotent. */
export async function releaseOrderStock(db: Database, orderId: string, context: Context) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'stock_id', 'stock_reserved'])
    .where('order_id', '=', orderId)
    .where('stock_reserved', '>', 0)
    .execute()
  const reservations = lines.map(line => ({
    stockId: line.stock_id,
    productId: line.product_id,
    quantity: line.stock_reserved,
  }))
  await db
    .updateTable('order_lines')
    .set({ stock_reserved: 0 })
    .where('order_id', '=', orderId)
    .execute()
  await releaseStock(db, reservations)
  await showStock(
    db,
    reservations.map(one => one.productId),
    context,
  )
}

/** Reserves stock for an order again; refused if it was sold meanwhile. */
export async function reserveOrderStock(db: Database, orderId: string, context: Context) {
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('stock_items', 'stock_items.id', 'stock_id')
    .select(['order_lines.product_id', 'order_lines.quantity as ordered', 'stock_id'])
    .select(['managed', 'stock_items.quantity', 'status', 'backorders', 'low_at'])
    .where('order_id', '=', orderId)
    .execute()
  const reservations = lines.map(({ stock_id, product_id, ordered, ...stockItem }) => ({
    stockId: stock_id,
    productId: product_id,
    quantity: ordered,
    stockItem,
  }))
  const answer = await reserveStock(db, reservations, context.lowAt)
  if (!answer.ok) return answer
  await showStock(db, answer.low, context)
  if (answer.reserved.size > 0) {
    await db
      .updateTable('order_lines')
      .set(eb => ({ stock_reserved: eb.ref('quantity') }))
      .where('order_id', '=', orderId)
      .where('stock_id', 'in', [...answer.reserved])
      .execute()
  }
  return ok()
}
