import type { Kysely } from 'kysely'

/** Shipping classes of products and variants. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('shipping_class', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('variants').addColumn('shipping_class', 'text').execute()
}
