import { type Kysely, sql } from 'kysely'

/** Cancelling a paid order closed its withdrawal before the money was refunded. */
export async function up(db: Kysely<unknown>) {
  await sql`update order_returns set state = 'requested' where kind = 'withdrawal' and state = 'closed'
    and exists (select 1 from orders where orders.id = order_returns.order_id
      and orders.status = 'cancelled' and orders.paid > orders.refunded)`.execute(db)
}
