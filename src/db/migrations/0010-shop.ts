import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

type Schema = Kysely<unknown>

export async function up(db: Schema, kind: DatabaseKind) {
  await createCatalog(db)
  await createListings(db, kind)
  await createSearch(db, kind)
  await createCarts(db)
  await createOrders(db, kind)
}

async function createCatalog(db: Schema) {
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('visibility', 'text', column => column.notNull())
    .addColumn('featured', 'integer', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull().unique())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('sku', 'text', column => column.unique())
    .addColumn('external_id', 'text', column => column.unique())
    .addColumn('short_html', 'text', column => column.notNull())
    .addColumn('purchase_note', 'text', column => column.notNull())
    .addColumn('tax_status', 'text', column => column.notNull())
    .addColumn('tax_class', 'text', column => column.notNull())
    .addColumn('sold_individually', 'integer', column => column.notNull())
    .addColumn('reviews_allowed', 'integer', column => column.notNull())
    .addColumn('external_url', 'text', column => column.notNull())
    .addColumn('button_text', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('images', 'text', column => column.notNull())
    .addColumn('upsells', 'text', column => column.notNull())
    .addColumn('cross_sells', 'text', column => column.notNull())
    .addColumn('grouped', 'text', column => column.notNull())
    .addColumn('import_digest', 'text')
    .addColumn('variant_id', 'text')
    .addColumn('min_price', 'bigint')
    .addColumn('max_price', 'bigint')
    .addColumn('min_regular', 'bigint')
    .addColumn('max_regular', 'bigint')
    .addColumn('on_sale', 'integer', column => column.notNull())
    .addColumn('stock_state', 'text', column => column.notNull())
    .addColumn('price_until', 'bigint')
    .addColumn('sales', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    // Long texts last: SQLite reads rows from the start.
    .addColumn('description_html', 'text', column => column.notNull())
    .execute()
  await createIndex(db, 'products', ['price_until'])
  await createIndex(db, 'products', ['type'])
  await db.schema
    .createTable('stock_items')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('product_id', 'text', toProduct)
    .addColumn('managed', 'integer', column => column.notNull())
    .addColumn('quantity', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('backorders', 'text', column => column.notNull())
    .addColumn('low_at', 'integer')
    .execute()
  await createIndex(db, 'stock_items', ['product_id'])
  await db.schema
    .createTable('variants')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('product_id', 'text', toProduct)
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('sku', 'text', column => column.unique())
    .addColumn('external_id', 'text', column => column.unique())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('enabled', 'integer', column => column.notNull())
    .addColumn('regular_price', 'bigint')
    .addColumn('sale_price', 'bigint')
    .addColumn('sale_from', 'bigint')
    .addColumn('sale_to', 'bigint')
    .addColumn('stock_id', 'text', column => column.notNull().references('stock_items.id'))
    .addColumn('tax_class', 'text')
    .addColumn('virtual', 'integer', column => column.notNull())
    .addColumn('downloadable', 'integer', column => column.notNull())
    .addColumn('downloads', 'text', column => column.notNull())
    .addColumn('image', 'text')
    .addColumn('measures', 'text', column => column.notNull())
    .addColumn('import_digest', 'text')
    .addColumn('description_html', 'text', column => column.notNull())
    .execute()
  await createIndex(db, 'variants', ['product_id', 'position'])
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('parent_id', 'text', column => column.references('categories.id'))
    .addColumn('slug', 'text', column => column.notNull().unique())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('image', 'text')
    .addColumn('position', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createTable('tags')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('slug', 'text', column => column.notNull().unique())
    .addColumn('name', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('product_categories')
    .addColumn('product_id', 'text', toProduct)
    .addColumn('category_id', 'text', column =>
      column.notNull().references('categories.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('product_categories_key', ['product_id', 'category_id'])
    .execute()
  await createIndex(db, 'product_categories', ['category_id'])
  await db.schema
    .createTable('product_tags')
    .addColumn('product_id', 'text', toProduct)
    .addColumn('tag_id', 'text', column =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('product_tags_key', ['product_id', 'tag_id'])
    .execute()
  await createIndex(db, 'product_tags', ['tag_id'])
}

/**
 * One index per sort order, ending in the product id, so that a page of a list is read from the
 * index only.
 */
async function createListings(db: Schema, kind: DatabaseKind) {
  // Bytewise on Postgres too, so that both databases sort alike.
  const key = kind === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('product_lists')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('products', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createTable('product_listings')
    .addColumn('list_id', 'text', column => column.notNull())
    .addColumn('product_id', 'text', toProduct)
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('name_key', key, column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('price', 'bigint', column => column.notNull())
    .addColumn('sales', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('product_listings_key', ['product_id', 'list_id'])
    .execute()
  const product = 'product_id'
  await createIndex(db, 'product_listings', ['list_id', 'position', 'name_key', product])
  await createIndex(db, 'product_listings', ['list_id', 'created_at', product])
  await createIndex(db, 'product_listings', ['list_id', 'price', product])
  await createIndex(db, 'product_listings', ['list_id', 'name_key', product])
  await createIndex(db, 'product_listings', ['list_id', 'sales', product])
}

async function createSearch(db: Schema, kind: DatabaseKind) {
  if (kind === 'postgres') {
    await sql`create table product_search (
      product_id text primary key references products(id) on delete cascade,
      body text not null,
      document tsvector generated always as (to_tsvector('simple', body)) stored)`.execute(db)
    await sql`create index product_search_document on product_search using gin (document)`.execute(
      db,
    )
    return
  }
  await sql`create table product_search (
    id integer primary key,
    product_id text not null unique references products(id) on delete cascade,
    body text not null)`.execute(db)
  await sql`create virtual table product_words using fts5(
    body, content='product_search', content_rowid='id', prefix='2 3')`.execute(db)
  await sql`create trigger product_search_added after insert on product_search begin
    insert into product_words(rowid, body) values (new.id, new.body);
  end`.execute(db)
  await sql`create trigger product_search_removed after delete on product_search begin
    insert into product_words(product_words, rowid, body) values ('delete', old.id, old.body);
  end`.execute(db)
  await sql`create trigger product_search_changed after update on product_search begin
    insert into product_words(product_words, rowid, body) values ('delete', old.id, old.body);
    insert into product_words(rowid, body) values (new.id, new.body);
  end`.execute(db)
}

async function createCarts(db: Schema) {
  await db.schema
    .createTable('carts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('notices', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await createIndex(db, 'carts', ['updated_at'])
  await db.schema
    .createTable('cart_lines')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('cart_id', 'text', column =>
      column.notNull().references('carts.id').onDelete('cascade'),
    )
    .addColumn('line_key', 'text', column => column.notNull())
    .addColumn('variant_id', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('quantity', 'integer', column => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('cart_lines_key', ['cart_id', 'line_key'])
    .execute()
}

async function createOrders(db: Schema, kind: DatabaseKind) {
  if (kind === 'postgres') await sql`create sequence order_numbers start 1001`.execute(db)
  else {
    await sql`create table order_numbers (last integer not null)`.execute(db)
    await sql`insert into order_numbers values (1000)`.execute(db)
  }
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('number', 'integer', column => column.notNull().unique())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('view_key', 'text', column => column.notNull())
    .addColumn('cart_id', 'text', column => column.notNull().unique())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('stock_held', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('billing', 'text', column => column.notNull())
    .addColumn('shipping', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('payment_method', 'text', column => column.notNull())
    .addColumn('payment_title', 'text', column => column.notNull())
    .addColumn('shipping_title', 'text')
    .addColumn('totals', 'text', column => column.notNull())
    .addColumn('total', 'bigint', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await createIndex(db, 'orders', ['created_at'])
  await createIndex(db, 'orders', ['status', 'created_at'])
  await db.schema
    .createTable('order_lines')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('product_id', 'text', column => column.notNull())
    .addColumn('variant_id', 'text', column => column.notNull())
    .addColumn('stock_id', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('sku', 'text')
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('image', 'text')
    .addColumn('quantity', 'integer', column => column.notNull())
    .addColumn('unit_price', 'bigint', column => column.notNull())
    .addColumn('subtotal', 'bigint', column => column.notNull())
    .addColumn('total', 'bigint', column => column.notNull())
    .addColumn('tax', 'bigint', column => column.notNull())
    .addColumn('virtual', 'integer', column => column.notNull())
    .execute()
  await createIndex(db, 'order_lines', ['order_id', 'position'])
  await db.schema
    .createTable('order_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('message', 'text', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await createIndex(db, 'order_events', ['order_id', 'position'])
  await db.schema
    .createTable('pending_sales')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('product_id', 'text', column => column.notNull())
    .addColumn('quantity', 'integer', column => column.notNull())
    .execute()
}

function createIndex(db: Schema, table: string, columns: string[]) {
  return db.schema
    .createIndex([table, ...columns.filter(name => name !== 'list_id')].join('_'))
    .on(table)
    .columns(columns)
    .execute()
}

function toProduct(column: ColumnDefinitionBuilder) {
  return column.notNull().references('products.id').onDelete('cascade')
}
