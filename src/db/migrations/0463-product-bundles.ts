import type { Kysely } from 'kysely'

/** Products that consist of other products, and how their price follows from those. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('bundle', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema.alterTable('products').addColumn('bundle_ppm', 'integer').execute()
  await db.schema
    .alterTable('stock_items')
    .addColumn('bundled', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
