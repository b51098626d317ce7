import type { Database } from '#db'
import type { OrderStatus } from '../model/order-status.ts'

/** When an order was completed last; undefined if it is not completed. */
export async function findCompletion(
  db: Database,
  order: { id: string; status: OrderStatus },
): Promise<number | undefined> {
  if (order.status !== 'completed') return undefined
  const event = await db
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', order.id)
    .where('to_status', '=', 'completed')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.created_at
}
