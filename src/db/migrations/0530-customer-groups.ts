import { type Kysely, sql } from 'kysely'

/** Groups of customers with their prices, and the name of the group in orders. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_groups')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.notNull().unique())
    .addColumn('ppm', 'integer', column => column.notNull())
    .addColumn('categories', 'text', column => column.notNull())
    .addColumn('tax_exempt', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .alterTable('customers')
    .addColumn('group_id', 'text', column =>
      column.references('customer_groups.id').onDelete('set null'),
    )
    .execute()
  await sql`create index customers_of_group on customers (group_id, id) where group_id is not null`.execute(
    db,
  )
  await db.schema
    .alterTable('orders')
    .addColumn('customer_group', 'text', column => column.notNull().defaultTo(''))
    .execute()
}
