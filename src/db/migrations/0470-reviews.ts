import { type Kysely, sql } from 'kysely'

/** Reviews of products, and their sums in products and lists. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('product_id', 'text', column =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('rating', 'integer', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('author_name', 'text', column => column.notNull())
    .addColumn('author_email', 'text')
    .addColumn('status', 'text', column => column.notNull().defaultTo('pending'))
    .addColumn('order_id', 'text', column => column.references('orders.id').onDelete('set null'))
    .addColumn('reply', 'text', column => column.notNull().defaultTo(''))
    .addColumn('replied_at', 'bigint')
    .addColumn('external_id', 'text')
    .addColumn('unique_key', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()
  await sql`create index reviews_shown on reviews (product_id, created_at, id)
    where status = 'published' and deleted_at is null`.execute(db)
  await sql`create index reviews_by_rating on reviews (product_id, rating, created_at, id)
    where status = 'published' and deleted_at is null`.execute(db)
  await sql`create unique index reviews_of_order on reviews (order_id, product_id)
    where order_id is not null`.execute(db)
  await sql`create index reviews_by_author on reviews (author_email, created_at)
    where author_email is not null`.execute(db)
  await sql`create index reviews_deleted on reviews (deleted_at)
    where deleted_at is not null`.execute(db)
  for (const columns of [['created_at'], ['status', 'created_at'], ['product_id', 'created_at']]) {
    await db.schema
      .createIndex(`reviews_${columns.join('_')}`)
      .on('reviews')
      .columns([...columns, 'id'])
      .execute()
  }
  for (const column of ['rating_sum', 'rating_count']) {
    await db.schema
      .alterTable('products')
      .addColumn(column, 'integer', added => added.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('orders')
    .addColumn('review_request', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  // As of a product without reviews; see `ratingKey`.
  await db.schema
    .alterTable('product_listings')
    .addColumn('rating', 'integer', column => column.notNull().defaultTo(3000))
    .execute()
  await db.schema
    .createIndex('product_listings_list_id_rating_product_id')
    .on('product_listings')
    .columns(['list_id', 'rating', 'product_id'])
    .execute()
}
