import { type Result, refuse } from '#base'
import type { Database } from '#db'
import type { CartLine } from '../cart/cart-lines.ts'
import { showStock } from '../catalog/show-stock.ts'
import type { Discount } from '../discounts/discount.ts'
import { addMovements } from '../stock/movements.ts'
import { type StockShift, shiftStock } from '../stock/reserve.ts'
import { queueStockMails } from '../stock/stock-mail.ts'
import type { StoredLine } from './stored-order.ts'

interface LineShift extends StockShift {
  lineId: string
  /** Items that the line has reserved before. */
  before: number
}

/**
 * Moves the stock of an edited order: additional items are reserved, removed ones released. Returns
 * the reserved items of each line. `idOf` has the stored id of each line.
 */
export async function shiftOrderStock(
  db: Database,
  {
    orderId,
    old,
    lines,
    idOf,
  }: {
    orderId: string
    old: readonly StoredLine[]
    lines: readonly CartLine[]
    idOf: ReadonlyMap<string, string>
  },
  context: Parameters<typeof queueStockMails>[1] & {
    author: string
    nowMs: number
    lowAt: number
    automatic: readonly Discount[]
  },
): Promise<Result<{ reservedOf: ReadonlyMap<string, number> }, 'not-enough-stock'>> {
  const shifts = toShifts(old, lines, idOf)
  const { nowMs, lowAt, author } = context
  const changed = shifts.filter(shift => shift.quantity !== 0)
  const answer = await shiftStock(db, changed, lowAt)
  if (!answer.ok) return refuse('not-enough-stock')
  const isCounted = (shift: LineShift) => answer.reserved.has(shift.stockId)
  await addMovements(
    db,
    changed.filter(isCounted).map(({ stockId, lineId, quantity }) => ({
      ...{ stockId, lineId, orderId, author, quantity: -quantity },
      reason: quantity > 0 ? ('order' as const) : ('release' as const),
    })),
    nowMs,
  )
  await showStock(db, answer.low, context)
  await queueStockMails(db, context, answer.crossed, nowMs)
  const reservedOf = new Map(
    shifts.map(shift => {
      // Released items leave the order even if their stock is no longer counted.
      const moved = shift.quantity < 0 || isCounted(shift) ? shift.quantity : 0
      return [shift.lineId, shift.before + moved]
    }),
  )
  return { ok: true, reservedOf }
}

function toShifts(
  old: readonly StoredLine[],
  lines: readonly CartLine[],
  idOf: ReadonlyMap<string, string>,
): LineShift[] {
  const kept = new Map(lines.map(line => [idOf.get(line.id) ?? '', line]))
  const stockItems = new Map(lines.map(line => [line.stockId, line.stockItem]))
  const oldIds = new Set(old.map(line => line.id))
  const ofOld = old
    .filter(line => line.kind === 'product')
    .map((line): LineShift => {
      const now = kept.get(line.id)
      const by = (now?.quantity ?? 0) - line.quantity
      return {
        lineId: line.id,
        before: line.stock_reserved,
        stockId: line.stock_id,
        productId: line.product_id,
        quantity: by < 0 ? -Math.min(-by, line.stock_reserved) : by,
        stockItem: stockItems.get(line.stock_id) ?? UNCOUNTED,
      }
    })
  const added = lines.flatMap((line): LineShift[] => {
    const lineId = idOf.get(line.id) ?? ''
    if (oldIds.has(lineId)) return []
    const { stockId, productId, quantity, stockItem } = line
    return [{ lineId, before: 0, stockId, productId, quantity, stockItem }]
  })
  return [...ofOld, ...added]
}

/** Data of stock items that are only released, which is not needed. */
const UNCOUNTED = { managed: 0, quantity: 0, status: 'in-stock', backorders: 'no', low_at: null }
