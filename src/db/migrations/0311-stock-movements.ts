import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

/** Stock has a ledger. It opens with the quantities at the time of the migration. */
export async function up(db: Schema) {
  await db.schema
    .createTable('stock_movements')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('stock_id', 'text', column => column.notNull())
    .addColumn('quantity', 'integer', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('line_id', 'text')
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await sql`insert into stock_movements (id, stock_id, quantity, reason, author, created_at)
    select 'opening-' || id, id, quantity, 'opening', 'system', ${Date.now()}
    from stock_items where quantity <> 0`.execute(db)
  await sql`create index stock_movements_item on stock_movements (stock_id, quantity)`.execute(db)
}
