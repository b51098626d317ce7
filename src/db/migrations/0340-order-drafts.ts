import type { Kysely } from 'kysely'

/** Drafts of manual orders, and the version of an order, which changes with each change of it. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('orders')
    .addColumn('version', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('orders')
    .addColumn('shipping_method', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('order_lines').addColumn('tax_class', 'text').execute()
  await db.schema
    .createTable('order_drafts')
    .addColumn('order_id', 'text', column => column.primaryKey().references('orders.id'))
    .addColumn('input', 'text', column => column.notNull())
    .execute()
}
