import type { Kysely } from 'kysely'

/** Products that orders contain together, counted once a day. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('product_pairs')
    .addColumn('product_id', 'text', column =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('other_id', 'text', column =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('orders', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('product_pairs_key', ['product_id', 'other_id'])
    .execute()
  await db.schema
    .createIndex('product_pairs_other_id')
    .on('product_pairs')
    .column('other_id')
    .execute()
}
