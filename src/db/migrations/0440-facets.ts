import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/**
 * Brands, shared attributes, and the terms of products for filters (decision 94). Existing products
 * get theirs by a background task.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const number = kind === 'sqlite' ? 'integer' : 'serial'
  await db.schema
    .createTable('brands')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('slug', 'text', column => column.notNull().unique())
    .addColumn('name', 'text', column => column.notNull().unique())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('image', 'text')
    .execute()
  await db.schema.alterTable('products').addColumn('brand_id', 'text').execute()
  await db.schema
    .alterTable('products')
    .addColumn('facets_due', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`create index products_of_brand on products (brand_id) where brand_id is not null`.execute(
    db,
  )
  await sql`update products set facets_due = 1`.execute(db)
  await sql`create index products_with_facets_due on products (id) where facets_due = 1`.execute(db)
  await db.schema
    .createTable('attributes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('slug', 'text', column => column.notNull().unique())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('filterable', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createTable('attribute_values')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('attribute_id', 'text', column => column.notNull().references('attributes.id'))
    .addColumn('value_key', 'text', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('swatch', 'text')
    .addUniqueConstraint('attribute_values_key', ['attribute_id', 'value_key'])
    .addUniqueConstraint('attribute_values_slug', ['attribute_id', 'slug'])
    .execute()
  await db.schema
    .createTable('facet_numbers')
    .addColumn('number', number, column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull().unique())
    .execute()
  await sql`insert into facet_numbers (id) values ('in-stock'), ('on-sale')`.execute(db)
  await db.schema
    .createTable('product_facets')
    .addColumn('number', number, column => column.primaryKey())
    .addColumn('product_id', 'text', column => column.notNull().unique())
    .addColumn('lists', 'text', column => column.notNull())
    .addColumn('terms', 'text')
    .addColumn('variant_states', 'text', column => column.notNull())
    .addColumn('price', 'bigint', column => column.notNull())
    .addColumn('goods', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('sales', 'bigint', column => column.notNull())
    .addColumn('rating', 'integer', column => column.notNull())
    .execute()
  await sql`create index product_facets_removed on product_facets (number) where terms is null`.execute(
    db,
  )
}
