import { type Kysely, sql } from 'kysely'

/** Earlier prices, content of packages, manufacturers and guarantees of products. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('price_history')
    .addColumn('variant_id', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('regular_price', 'bigint')
    .addColumn('sale_price', 'bigint')
    .addColumn('sale_from', 'bigint')
    .addColumn('sale_to', 'bigint')
    .addPrimaryKeyConstraint('price_history_pkey', ['variant_id', 'since'])
    .execute()
  // Prices are known since the last change of the product.
  await sql`insert into price_history
    select variants.id, products.updated_at, regular_price, sale_price, sale_from, sale_to
    from variants inner join products on products.id = variants.product_id`.execute(db)
  await db.schema
    .createTable('manufacturers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull().unique())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('contact', 'text', column => column.notNull())
    .addColumn('responsible_name', 'text', column => column.notNull())
    .addColumn('responsible_address', 'text', column => column.notNull())
    .addColumn('responsible_contact', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.alterTable('products').addColumn('manufacturer_id', 'text').execute()
  for (const name of ['safety', 'content_unit'] as const) {
    await db.schema
      .alterTable('products')
      .addColumn(name, 'text', column => column.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('products')
    .addColumn('guarantee_years', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  // In the unit of the product; that of products is a copy of their one variant's.
  for (const table of ['products', 'variants'] as const) {
    await db.schema.alterTable(table).addColumn('content', 'double precision').execute()
  }
  await sql`create index products_of_manufacturer on products (manufacturer_id) where manufacturer_id is not null`.execute(
    db,
  )
}
