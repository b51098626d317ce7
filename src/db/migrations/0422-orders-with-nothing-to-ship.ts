import { type Kysely, sql } from 'kysely'

/** Orders that need no shipment, because all items are virtual or refunded, have their own state. */
export async function up(db: Kysely<unknown>) {
  await sql`update orders set fulfilment_state = 'nothing' where fulfilment_state = 'none' and not exists (
    select 1 from order_lines as line where line.order_id = orders.id
      and line.kind = 'product' and line.virtual = 0 and line.quantity > (
        select coalesce(sum(part.quantity), 0) from refund_lines as part
        where part.order_id = orders.id and part.line_id = line.id))`.execute(db)
}
