import { type Result, refuse } from '#base'
import { type Database, prepareQuery } from '#db'
import { available, type StockItem } from './availability.ts'
import { type CrossedLevel, crossedLevel } from './stock-level.ts'

export interface StockReservation {
  stockId: string
  productId: string
  quantity: number
}

/**
 * Reserves stock, never below zero, in a fixed order to prevent deadlocks. `reserved` contains the
 * counted stock items, `low` the products whose pages show that little is left, `crossed` the
 * thresholds that the shop is told about; `left` is the remaining quantity of the first insufficient
 * stock item. The caller updates the catalog and the ledger.
 * @param lowAt The shop's threshold for “only N left”.
 */
export async function reserveStock(
  db: Database,
  reservations: readonly (StockReservation & { stockItem: StockItem })[],
  lowAt: number,
): Promise<
  Result<
    {
      reserved: ReadonlySet<string>
      low: ReadonlySet<string>
      crossed: readonly CrossedLevel[]
    },
    'not-enough-stock',
    { stockId: string; left: number }
  >
> {
  const low = new Set<string>()
  const reserved = new Set<string>()
  const crossed: CrossedLevel[] = []
  for (const { stockId, productId, quantity, stockItem } of sumByStockItem(reservations)) {
    if (!stockItem.managed) {
      if (available(stockItem) === 0) return refuse('not-enough-stock', { stockId, left: 0 })
      continue
    }
    const after = await takeStock.first(db, { stockId, quantity })
    if (!after) return refuse('not-enough-stock', { stockId, left: await leftOf(db, stockId) })
    reserved.add(stockId)
    const threshold = stockItem.low_at ?? lowAt
    const { quantity: left } = after
    // With fewer items than a bundle takes, the bundle is sold out.
    if (left <= threshold || left < after.bundled) low.add(productId)
    const mail = crossedLevel(left, { taken: quantity, lowAt: threshold })
    if (mail) crossed.push({ stockId, productId, mail, left })
  }
  return { ok: true, reserved, low, crossed }
}

const takeStock = prepareQuery<{ stockId: string; quantity: number }>()((db, value) =>
  db
    .updateTable('stock_items')
    .set(eb => ({ quantity: eb('quantity', '-', value('quantity')) }))
    .where('id', '=', value('stockId'))
    .where(eb => eb.or([eb('quantity', '>=', value('quantity')), eb('backorders', '!=', 'no')]))
    .returning(['quantity', 'bundled']),
)

/**
 * Returns stock to counted stock items, which are the result. The caller updates the catalog and
 * the ledger.
 */
export async function releaseStock(
  db: Database,
  reservations: readonly StockReservation[],
): Promise<ReadonlySet<string>> {
  const released = new Set<string>()
  for (const { stockId, quantity } of sumByStockItem(reservations)) {
    const updated = await db
      .updateTable('stock_items')
      .set(eb => ({ quantity: eb('quantity', '+', quantity) }))
      .where('id', '=', stockId)
      .where('managed', '=', 1)
      .returning('id')
      .executeTakeFirst()
    if (updated) released.add(stockId)
  }
  return released
}

export interface StockShift {
  stockId: string
  productId: string
  /** Items to reserve; negative for items to release. */
  quantity: number
  stockItem: StockItem
}

/**
 * Reserves and releases stock at once, with one net change per stock item, in a fixed order to
 * prevent deadlocks. The result is that of `reserveStock`; `reserved` also has released stock items.
 */
export async function shiftStock(
  db: Database,
  shifts: readonly StockShift[],
  lowAt: number,
): ReturnType<typeof reserveStock> {
  const low = new Set<string>()
  const reserved = new Set<string>()
  const crossed: CrossedLevel[] = []
  for (const shift of sumByStockItem(shifts)) {
    const answer =
      shift.quantity < 0
        ? {
            ok: true as const,
            reserved: await release(db, shift),
            low: [shift.productId],
            crossed: [],
          }
        : await reserveStock(db, shift.quantity === 0 ? [] : [shift], lowAt)
    if (!answer.ok) return answer
    for (const id of answer.reserved) reserved.add(id)
    for (const id of answer.low) low.add(id)
    crossed.push(...answer.crossed)
    if (shift.quantity === 0 && shift.stockItem.managed) reserved.add(shift.stockId)
  }
  return { ok: true, reserved, low, crossed }
}

const release = (db: Database, { quantity, ...shift }: StockShift) =>
  releaseStock(db, [{ ...shift, quantity: -quantity }])

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
