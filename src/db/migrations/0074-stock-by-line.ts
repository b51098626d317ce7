import { type Kysely, sql } from 'kysely'

/** Stores on each order line how many pieces it took from stock; removes stock rows without a variant. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('order_lines')
    .addColumn('stock_reserved', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update order_lines set stock_reserved = quantity
    where order_id in (select id from orders where stock_held = 1)
      and stock_id in (select id from stock_items where managed = 1)`.execute(db)
  await db.schema.alterTable('orders').dropColumn('stock_held').execute()
  await sql`delete from stock_items
    where id <> product_id and id not in (select stock_id from variants)`.execute(db)
}
