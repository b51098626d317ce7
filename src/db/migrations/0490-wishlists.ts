import type { Kysely } from 'kysely'

/** Products that visitors keep for later, and can share by link. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('wishlists')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('share_key', 'text', column => column.unique())
    .addColumn('customer_id', 'text', column =>
      column.unique().references('customers.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('wishlists_updated_at').on('wishlists').column('updated_at').execute()
  await db.schema
    .createTable('wishlist_items')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('wishlist_id', 'text', column =>
      column.notNull().references('wishlists.id').onDelete('cascade'),
    )
    .addColumn('item_key', 'text', column => column.notNull())
    .addColumn('product_id', 'text', column =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('options', 'text', column => column.notNull().defaultTo('{}'))
    .addColumn('cart_line_id', 'text')
    .addColumn('removed_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('wishlist_items_key', ['wishlist_id', 'item_key'])
    .execute()
  await db.schema
    .createIndex('wishlist_items_product')
    .on('wishlist_items')
    .column('product_id')
    .execute()
}
