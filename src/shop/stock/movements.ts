import { sql } from 'kysely'
import { createId } from '#base'
import type { Database } from '#db'

/**
 * Why a quantity changed: an order took items, a cancelled or failed order released them, a refund
 * returned them, staff or an import set the quantity, or the ledger was opened.
 */
export type StockReason = 'opening' | 'order' | 'release' | 'restock' | 'edit' | 'import'

export interface StockMovement {
  stockId: string
  /** Negative for items taken. */
  quantity: number
  reason: StockReason
  orderId?: string
  lineId?: string
  author: string
}

/** At most 8 × 500 bound values. */
const BATCH = 500

/** Appends movements to the ledger, in the transaction that changes the quantities. */
export async function addMovements(
  db: Database,
  movements: readonly StockMovement[],
  nowMs: number,
): Promise<void> {
  const rows = movements
    .filter(movement => movement.quantity !== 0)
    .map(movement => ({
      id: createId({ now: () => nowMs }),
      stock_id: movement.stockId,
      quantity: movement.quantity,
      reason: movement.reason,
      order_id: movement.orderId ?? null,
      line_id: movement.lineId ?? null,
      author: movement.author,
      created_at: nowMs,
    }))
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insertInto('stock_movements')
      .values(rows.slice(start, start + BATCH))
      .execute()
  }
}

/**
 * Records quantities that were set, not moved: appends the difference between the stock items of
 * products and their movements. The caller has written the stock items in this transaction.
 */
export async function recordSetQuantities(
  db: Database,
  productIds: readonly string[],
  { nowMs, ...cause }: { reason: StockReason; author: string; nowMs: number },
): Promise<void> {
  for (let start = 0; start < productIds.length; start += BATCH) {
    const differing = await db
      .selectFrom(eb =>
        eb
          .selectFrom('stock_items')
          .select('id')
          .select(
            sql<number>`quantity - coalesce((select sum(quantity) from stock_movements
              where stock_id = stock_items.id), 0)`.as('difference'),
          )
          .where('product_id', 'in', productIds.slice(start, start + BATCH))
          .as('items'),
      )
      .select(['id', 'difference'])
      .where('difference', '!=', 0)
      .execute()
    const movements = differing.map(({ id, difference }) => ({
      ...cause,
      stockId: id,
      quantity: Number(difference),
    }))
    await addMovements(db, movements, nowMs)
  }
}
