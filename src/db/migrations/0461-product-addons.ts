import type { Kysely } from 'kysely'

/** Fields that buyers fill in for a product, and what they entered. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('addons', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .alterTable('cart_lines')
    .addColumn('addons', 'text', column => column.notNull().defaultTo('{}'))
    .execute()
}
