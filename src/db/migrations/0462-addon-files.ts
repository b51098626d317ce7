import type { Kysely } from 'kysely'

/** Files that buyers uploaded for add-ons, with the cart or order that needs them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('addon_files')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('cart_id', 'text', column => column.notNull())
    .addColumn('order_id', 'text')
    .execute()
  for (const name of ['cart_id', 'order_id'] as const) {
    await db.schema.createIndex(`addon_files_${name}`).on('addon_files').column(name).execute()
  }
}
