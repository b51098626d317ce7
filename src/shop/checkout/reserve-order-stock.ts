import { ok, type Success } from '#base'
import type { Database } from '#db'
import { type CartLine, fullName } from '../cart/cart-lines.ts'
import type { CartMessage } from '../cart/texts.ts'
import { showStock } from '../catalog/show-stock.ts'
import { reserveStock } from '../stock/reserve.ts'
import { queueStockMails } from '../stock/stock-mail.ts'
import { type CheckoutRefusal, refuseOrder } from './checkout-result.ts'
import type { CheckoutContext } from './order-request.ts'
import type { PricedOrder } from './price-order.ts'

/** Reserves the items of an order, and announces low stock. Returns the reduced stock items. */
export async function reserveOrderStock(
  db: Database,
  context: CheckoutContext,
  { lines, automatic }: Pick<PricedOrder, 'lines' | 'automatic'>,
  nowMs: number,
): Promise<Success<{ reserved: ReadonlySet<string> }> | CheckoutRefusal> {
  const { lowAt } = context.settings.stock
  const stock = await reserveStock(db, lines, lowAt)
  if (!stock.ok) return refuseOrder('not-enough-stock', [tooFew(lines, stock)])
  await showStock(db, stock.low, { nowMs, lowAt, automatic })
  await queueStockMails(db, context, stock.crossed, nowMs)
  return ok({ reserved: stock.reserved })
}

function tooFew(
  lines: readonly CartLine[],
  { stockId, left }: { stockId: string; left: number },
): CartMessage {
  const line = lines.find(one => one.stockId === stockId)
  const name = line ? fullName(line) : ''
  return left === 0
    ? { key: 'lineOutOfStock', values: { name } }
    : { key: 'lineNotEnough', values: { name, left } }
}
