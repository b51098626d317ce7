import type { Kysely } from 'kysely'

/**
 * Customers at payment providers, for saved payment methods. A row without customer is deleted at the
 * provider first.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('provider_customers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column =>
      column.references('customers.id').onDelete('set null'),
    )
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('test_mode', 'integer', column => column.notNull())
    .addColumn('reference', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('provider_customers_customer', ['customer_id', 'method', 'test_mode'])
    .execute()
}
