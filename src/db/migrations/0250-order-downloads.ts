import type { Kysely } from 'kysely'

/** Downloads of an order with limits per product, and purchase notes of order lines. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['download_limit', 'download_days']) {
    await db.schema.alterTable('variants').addColumn(column, 'integer').execute()
  }
  await db.schema
    .alterTable('order_lines')
    .addColumn('purchase_note', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('order_downloads')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('line_id', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('url', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('downloads', 'integer', column => column.notNull())
    .addColumn('max_downloads', 'integer')
    .addColumn('granted_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('counted_at', 'bigint')
    .addUniqueConstraint('order_downloads_line_url', ['line_id', 'url'])
    .execute()
  await db.schema
    .createIndex('order_downloads_order_id')
    .on('order_downloads')
    .column('order_id')
    .execute()
}
