import { type Database, prepareQuery } from '#db'
import type { OrderStatus } from '../model/order-status.ts'
import type { PlacedOrder } from '../orders/insert-order.ts'

/** Closes an open cart for an order. Undefined if it is not open, so that it is ordered once. */
export const closeCart = prepareQuery<{ key: string; orderId: string; nowMs: number }>()(
  (db, value) =>
    db
      .updateTable('carts')
      .set({ status: 'ordered', order_id: value('orderId'), updated_at: value('nowMs') })
      .where('key', '=', value('key'))
      .where('status', '=', 'open')
      .returning(['id', 'coupons', 'gift_cards']),
)

/** The order of a cart, for the holder of its key. */
export async function findOrderOfCart(db: Database, key: string): Promise<PlacedOrder | undefined> {
  const row = await db
    .selectFrom('carts')
    .innerJoin('orders', 'orders.id', 'carts.order_id')
    .select(['orders.id', 'orders.number', 'orders.key', 'orders.view_key', 'orders.total'])
    .select('orders.status')
    .where('carts.key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, number, key: orderKey, view_key: viewKey, total, status } = row
  return { id, number, key: orderKey, viewKey, total, status: status as OrderStatus }
}
