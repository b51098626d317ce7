import { ok, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { releaseUses } from '../discounts/discount-uses.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { lockOrder } from './events.ts'
import { releaseOrderStock } from './order-stock.ts'
import { deleteOrderMails } from './status-mail.ts'

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }

/** Deletes an order that was never accepted, if its status is unchanged, and releases its stock. */
export function deleteOrder(
  context: Context,
  { orderId, status }: { orderId: string; status: OrderStatus },
) {
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (order?.status !== status || order.paid > 0 || (await wasAccepted(db, orderId))) {
      return refuse('not-allowed')
    }
    const { lowAt } = context.settings.stock
    await releaseOrderStock(db, orderId, { author: SYSTEM_AUTHOR, nowMs, lowAt })
    await releaseUses(db, orderId)
    await deleteOrderMails(db, orderId)
    await deletePayments(db, orderId)
    await db.deleteFrom('order_drafts').where('order_id', '=', orderId).execute()
    await db.deleteFrom('order_downloads').where('order_id', '=', orderId).execute()
    await db.deleteFrom('discount_uses').where('order_id', '=', orderId).execute()
    await db.deleteFrom('order_discount_parts').where('order_id', '=', orderId).execute()
    await db.deleteFrom('order_discounts').where('order_id', '=', orderId).execute()
    await db.deleteFrom('order_lines').where('order_id', '=', orderId).execute()
    await db.deleteFrom('order_events').where('order_id', '=', orderId).execute()
    await db.deleteFrom('orders').where('id', '=', orderId).execute()
    await db.deleteFrom('carts').where('id', '=', order.cart_id).execute()
    return ok()
  })
}

/** Deletes attempts to pay that failed or were not finished. */
async function deletePayments(db: Database, orderId: string) {
  await db.deleteFrom('payment_disputes').where('order_id', '=', orderId).execute()
  await db
    .deleteFrom('payment_events')
    .where('payment_id', 'in', eb =>
      eb.selectFrom('payments').select('id').where('order_id', '=', orderId),
    )
    .execute()
  await db.deleteFrom('payments').where('order_id', '=', orderId).execute()
}

/** Whether an order was ever paid or processed; if so it must be kept for accounting. */
export async function wasAccepted(db: Database, orderId: string): Promise<boolean> {
  const step = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_status', 'in', ['processing', 'completed'])
    .limit(1)
    .executeTakeFirst()
  return step !== undefined
}
