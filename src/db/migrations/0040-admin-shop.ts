import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

/**
 * Indexes for searching, sorting and counting in the admin's lists of orders and products; tables
 * for imports and tasks.
 */
export async function up(db: Schema, kind: DatabaseKind) {
  await createOrderSearch(db, kind)
  await fillOrderSearch(db)
  await createListIndexes(db)
  await createImports(db, kind)
  await db.schema
    .createTable('task_runs')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('started_at', 'bigint', column => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
}

async function createOrderSearch(db: Schema, kind: DatabaseKind) {
  if (kind === 'postgres') {
    await sql`create table order_search (
      order_id text primary key references orders(id) on delete cascade,
      body text not null,
      document tsvector generated always as (to_tsvector('simple', body)) stored)`.execute(db)
    await sql`create index order_search_document on order_search using gin (document)`.execute(db)
    return
  }
  await sql`create table order_search (
    id integer primary key,
    order_id text not null unique references orders(id) on delete cascade,
    body text not null)`.execute(db)
  await sql`create virtual table order_words using fts5(
    body, content='order_search', content_rowid='id', prefix='2 3')`.execute(db)
  await sql`create trigger order_search_added after insert on order_search begin
    insert into order_words(rowid, body) values (new.id, new.body);
  end`.execute(db)
  await sql`create trigger order_search_removed after delete on order_search begin
    insert into order_words(order_words, rowid, body) values ('delete', old.id, old.body);
  end`.execute(db)
  await sql`create trigger order_search_changed after update on order_search begin
    insert into order_words(order_words, rowid, body) values ('delete', old.id, old.body);
    insert into order_words(rowid, body) values (new.id, new.body);
  end`.execute(db)
}

const BATCH = 200

async function fillOrderSearch(db: Schema) {
  for (let last = ''; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'email', 'billing'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (orders.length === 0) return
    const rows = orders.map(order => {
      const { first_name, last_name, company } = JSON.parse(order.billing)
      const words = [order.number, first_name, last_name, company, order.email].join(' ')
      return { order_id: order.id, body: fold(words) }
    })
    await db.insertInto('order_search').values(rows).execute()
    last = orders.at(-1)?.id
  }
}

function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

async function createListIndexes(db: Schema) {
  const index = (table: string, columns: string[]) =>
    db.schema
      .createIndex(`${table}_by_${columns.slice(0, 3).join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
  // Covered by the following indexes, except for counts.
  for (const name of ['orders_created_at', 'orders_status_created_at']) {
    await db.schema.dropIndex(name).execute()
  }
  // One covering index per sort order, including all filter columns.
  const filtered = ['status', 'payment_method']
  await index('orders', ['created_at', 'number', ...filtered, 'id'])
  await index('orders', ['number', ...filtered, 'created_at', 'id'])
  await index('orders', ['total', 'number', ...filtered, 'created_at', 'id'])
  await index('orders', ['status', 'created_at', 'number', 'payment_method', 'total', 'id'])
  // Covering index for counts of any filter combination.
  await index('products', ['status', 'stock_state', 'on_sale', 'featured', 'type', 'visibility'])
  const marks = ['status', 'stock_state', 'on_sale', 'featured', 'type']
  await index('products', ['sku', 'id', ...marks])
  await index('products', ['min_price', 'id', ...marks])
  await index('products', ['created_at', 'id', ...marks])
  await index('products', ['updated_at', 'id', ...marks])
  await sql`create index products_by_name_id
    on products (lower(name), id, ${sql.raw(marks.join(', '))})`.execute(db)
  // The admin finds products that the visitors' search omits by name.
  await sql`create index products_unlisted on products (name, sku, id)
    where status <> 'published' or visibility in ('hidden', 'catalog')`.execute(db)
  await index('order_lines', ['product_id'])
  await index('outbox', ['created_at', 'id'])
}

async function createImports(db: Schema, kind: DatabaseKind) {
  await db.schema
    .createTable('product_imports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('file_name', 'text', column => column.notNull())
    .addColumn('bytes', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('done_rows', 'integer', column => column.notNull())
    .addColumn('total_rows', 'integer', column => column.notNull())
    .addColumn('skip_invalid', 'integer', column => column.notNull())
    .addColumn('report', 'text')
    .addColumn('error', 'text')
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('beat_at', 'bigint', column => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createTable('product_import_parts')
    .addColumn('import_id', 'text', column =>
      column.notNull().references('product_imports.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('content', kind === 'postgres' ? 'bytea' : 'blob', column => column.notNull())
    .addPrimaryKeyConstraint('product_import_parts_key', ['import_id', 'position'])
    .execute()
}
