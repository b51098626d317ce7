import { type Kysely, sql } from 'kysely'

/** Withdrawals from contracts, and products that are excluded from them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('withdrawals')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('contract', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('items', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('withdrawals_by_state')
    .on('withdrawals')
    .columns(['state', 'created_at'])
    .execute()
  await db.schema
    .createIndex('withdrawals_by_date')
    .on('withdrawals')
    .columns(['created_at'])
    .execute()
  await sql`create index withdrawals_of_order on withdrawals (order_id) where order_id is not null`.execute(
    db,
  )
  await db.schema
    .alterTable('order_returns')
    .addColumn('kind', 'text', column => column.notNull().defaultTo('return'))
    .execute()
  await db.schema
    .alterTable('order_returns')
    .addColumn('is_late', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  for (const table of ['products', 'order_lines'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('no_withdrawal', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  }
}
