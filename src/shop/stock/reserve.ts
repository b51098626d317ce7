import { type Result, refuse } from '#base'
import { type Database, invalidate } from '#db'
import { catalogTags } from '../catalog/reader.ts'
import { refreshProducts } from '../catalog/refresh.ts'
import { available, type StockItem } from './availability.ts'

export interface StockReservation {
  stockId: string
  productId: string
  quantity: number
}

interface Context {
  nowMs: number
  lowAt: number
}

/**
 * Reserves stock, never below zero, in a fixed order to prevent deadlocks. `reserved` contains the
 * counted stock items; `left` the remaining quantity of the first insufficient one.
 */
export async function reserveStock(
  db: Database,
  reservations: readonly (StockReservation & { stockItem: StockItem })[],
  context: Context,
): Promise<
  Result<{ reserved: ReadonlySet<string> }, 'not-enough-stock', { stockId: string; left: number }>
> {
  const low = new Set<string>()
  const reserved = new Set<string>()
  for (const { stockId, productId, quantity, stockItem } of sumByStockItem(reservations)) {
    if (!stockItem.managed) {
      if (available(stockItem) === 0) return refuse('not-enough-stock', { stockId, left: 0 })
      continue
    }
    const after = await db
      .updateTable('stock_items')
      .set(eb => ({ quantity: eb('quantity', '-', quantity) }))
      .where('id', '=', stockId)
      .where(eb => eb.or([eb('quantity', '>=', quantity), eb('backorders', '!=', 'no')]))
      .returning('quantity')
      .executeTakeFirst()
    if (!after) return refuse('not-enough-stock', { stockId, left: await leftOf(db, stockId) })
    reserved.add(stockId)
    if (after.quantity <= (stockItem.low_at ?? context.lowAt)) low.add(productId)
  }
  await showStock(db, [...low], context)
  return { ok: true, reserved }
}

/** Returns stock to counted stock items. */
export async function releaseStock(
  db: Database,
  reservations: readonly StockReservation[],
  context: Context,
) {
  for (const { stockId, quantity } of sumByStockItem(reservations)) {
    await db
      .updateTable('stock_items')
      .set(eb => ({ quantity: eb('quantity', '+', quantity) }))
      .where('id', '=', stockId)
      .where('managed', '=', 1)
      .execute()
  }
  await showStock(db, [...new Set(reservations.map(one => one.productId))], context)
}

function sumByStockItem<T extends StockReservation>(reservations: readonly T[]): T[] {
  const sums = new Map<string, T>()
  for (const reservation of reservations) {
    const before = sums.get(reservation.stockId)?.quantity ?? 0
    sums.set(reservation.stockId, { ...reservation, quantity: before + reservation.quantity })
  }
  return [...sums.values()].sort((a, b) => (a.stockId < b.stockId ? -1 : 1))
}

async function leftOf(db: Database, stockId: string): Promise<number> {
  const stockItem = await db
    .selectFrom('stock_items')
    .select('quantity')
    .where('id', '=', stockId)
    .executeTakeFirst()
  return Math.max(stockItem?.quantity ?? 0, 0)
}

/** Invalidates pages that show low stock. Rows are locked in order. */
async function showStock(db: Database, productIds: string[], context: Context) {
  if (productIds.length === 0) return
  const ids = productIds.sort()
  for (const id of ids) {
    await db
      .updateTable('products')
      .set({ updated_at: context.nowMs })
      .where('id', '=', id)
      .execute()
  }
  await refreshProducts(db, ids, { ...context, scope: 'summary' })
  await invalidate(db, ids.map(catalogTags.product))
}
