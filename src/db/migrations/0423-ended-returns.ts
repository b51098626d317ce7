import { type Kysely, sql } from 'kysely'

/** Returns that were refunded, or whose order was cancelled, waited forever. */
export async function up(db: Kysely<unknown>) {
  const isOpen = sql`state in ('requested', 'accepted', 'received')`
  await sql`update order_returns set state = 'refunded' where ${isOpen} and (
    exists (select 1 from orders where orders.id = order_returns.order_id
      and orders.refunded > 0 and orders.refunded >= orders.paid)
    or state = 'received' and not exists (
      select 1 from order_return_lines as line where line.return_id = order_returns.id
        and line.received > (select coalesce(sum(part.quantity), 0) from refund_lines as part
          where part.order_id = line.order_id and part.line_id = line.line_id)))`.execute(db)
  await sql`update order_returns set state = 'closed' where ${isOpen} and exists (
    select 1 from orders where orders.id = order_returns.order_id and orders.status = 'cancelled')`.execute(
    db,
  )
}
