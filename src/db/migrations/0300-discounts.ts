import { type Kysely, sql } from 'kysely'

/** Coupons and automatic discounts, their use by orders, and the coupons of carts. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('discounts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('code', 'text', column => column.notNull())
    .addColumn('code_key', 'text', column => column.unique())
    .addColumn('label', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('enabled', 'integer', column => column.notNull())
    .addColumn('starts_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('usage_limit', 'integer')
    .addColumn('usage_count', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('rules', 'text', column => column.notNull())
    .addColumn('batch_id', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await sql`create index discounts_listed on discounts (created_at, id) where batch_id is null`.execute(
    db,
  )
  await sql`create index discounts_batch on discounts (batch_id, id) where batch_id is not null`.execute(
    db,
  )
  await sql`create index discounts_automatic on discounts (id) where code_key is null`.execute(db)
  await db.schema
    .createTable('discount_uses')
    .addColumn('discount_id', 'text', column => column.notNull().references('discounts.id'))
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('counted', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('discount_uses_pkey', ['discount_id', 'order_id'])
    .execute()
  await sql`create index discount_uses_order on discount_uses (order_id)`.execute(db)
  await sql`create index discount_uses_recent on discount_uses (discount_id, created_at)`.execute(
    db,
  )
  await sql`create index orders_by_email on orders (lower(email)) where email <> ''`.execute(db)
  await db.schema
    .alterTable('carts')
    .addColumn('coupons', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
}
