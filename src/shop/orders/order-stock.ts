import { sql } from 'kysely'
import { ok } from '#base'
import type { Database } from '#db'
import { showStock } from '../catalog/show-stock.ts'
import { addMovements, type StockReason } from '../stock/movements.ts'
import { releaseStock, reserveStock } from '../stock/reserve.ts'
import { queueStockMails } from '../stock/stock-mail.ts'

interface Context {
  author: string
  nowMs: number
  /** The shop's threshold for “only N left”. */
  lowAt: number
}

interface ReturnedLine {
  lineId: string
  productId: string
  stockId: string
  quantity: number
}

/** Returns all reserved stock of an order. Idempotent. */
export async function releaseOrderStock(db: Database, orderId: string, context: Context) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'stock_id', 'stock_reserved'])
    .where('order_id', '=', orderId)
    .where('stock_reserved', '>', 0)
    .execute()
  await db
    .updateTable('order_lines')
    .set({ stock_reserved: 0 })
    .where('order_id', '=', orderId)
    .execute()
  const returned = lines.map(line => ({
    lineId: line.id,
    productId: line.product_id,
    stockId: line.stock_id,
    quantity: line.stock_reserved,
  }))
  await returnItems(db, returned, { ...context, orderId, reason: 'release' })
}

/** Returns refunded items of some lines. The caller has checked that the lines reserve them. */
export async function restockLines(
  db: Database,
  lines: readonly ReturnedLine[],
  context: Context & { orderId: string },
) {
  for (const { lineId, quantity } of lines) {
    await db
      .updateTable('order_lines')
      .set(eb => ({ stock_reserved: eb('stock_reserved', '-', quantity) }))
      .where('id', '=', lineId)
      .execute()
  }
  await returnItems(db, lines, { ...context, reason: 'restock' })
}

async function returnItems(
  db: Database,
  lines: readonly ReturnedLine[],
  context: Context & { orderId: string; reason: StockReason },
) {
  if (lines.length === 0) return
  const { author, orderId, reason, nowMs } = context
  const released = await releaseStock(db, lines)
  const moved = lines.filter(line => released.has(line.stockId))
  const movements = moved.map(({ stockId, lineId, quantity }) => ({
    ...{ stockId, lineId, quantity, orderId, reason, author },
  }))
  await addMovements(db, movements, nowMs)
  await showStock(
    db,
    lines.map(line => line.productId),
    context,
  )
}

/** Reserves stock for an order again, except for refunded items; refused if it was sold meanwhile. */
export async function reserveOrderStock(
  db: Database,
  orderId: string,
  context: Context & Parameters<typeof queueStockMails>[1],
) {
  const { author, nowMs, lowAt } = context
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('stock_items', 'stock_items.id', 'stock_id')
    .select(['order_lines.id', 'order_lines.product_id', 'order_lines.quantity as ordered'])
    .select(
      sql<number>`coalesce((select sum(quantity) from refund_lines
        where refund_lines.order_id = order_lines.order_id
        and refund_lines.line_id = order_lines.id), 0)`.as('refunded'),
    )
    .select(['stock_id', 'managed', 'stock_items.quantity', 'status', 'backorders', 'low_at'])
    .where('order_lines.order_id', '=', orderId)
    .execute()
  const lines = rows.map(({ id, stock_id, product_id, ordered, refunded, ...stockItem }) => ({
    lineId: id,
    stockId: stock_id,
    productId: product_id,
    quantity: ordered - Number(refunded),
    stockItem,
  }))
  const wanted = lines.filter(line => line.quantity > 0)
  const answer = await reserveStock(db, wanted, lowAt)
  if (!answer.ok) return answer
  await showStock(db, answer.low, context)
  await queueStockMails(db, context, answer.crossed, nowMs)
  const taken = wanted.filter(line => answer.reserved.has(line.stockId))
  for (const { lineId, quantity } of taken) {
    await db
      .updateTable('order_lines')
      .set({ stock_reserved: quantity })
      .where('id', '=', lineId)
      .execute()
  }
  const movements = taken.map(({ stockId, lineId, quantity }) => ({
    ...{ stockId, lineId, orderId, author, quantity: -quantity, reason: 'order' as const },
  }))
  await addMovements(db, movements, nowMs)
  return ok()
}
