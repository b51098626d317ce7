import type { Kysely } from 'kysely'

/** Returns that buyers request. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('order_returns')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('answer', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('order_returns_position', ['order_id', 'position'])
    .execute()
  await db.schema
    .createIndex('order_returns_by_state')
    .on('order_returns')
    .columns(['state', 'created_at'])
    .execute()
  await db.schema
    .createTable('order_return_lines')
    .addColumn('return_id', 'text', column => column.notNull().references('order_returns.id'))
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('line_id', 'text', column => column.notNull())
    .addColumn('quantity', 'integer', column => column.notNull())
    .addColumn('received', 'integer', column => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('order_return_lines_pkey', ['return_id', 'line_id'])
    .execute()
  await db.schema
    .createIndex('order_return_lines_order')
    .on('order_return_lines')
    .columns(['order_id'])
    .execute()
}
