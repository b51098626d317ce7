import { type Kysely, sql } from 'kysely'

/** Accounts of customers with their sessions, links, passkeys and addresses. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('registered_at', 'bigint')
    .addColumn('disabled_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('customer_sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('user_agent', 'text', column => column.notNull())
    .addColumn('signed_in_at', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_sessions_of_customer')
    .on('customer_sessions')
    .columns(['customer_id', 'seen_at'])
    .execute()
  await db.schema
    .createIndex('customer_sessions_expiry')
    .on('customer_sessions')
    .column('expires_at')
    .execute()
  await db.schema
    .createTable('customer_tokens')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('customer_id', 'text', column =>
      column.references('customers.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('next', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute()
  await sql`create index customer_tokens_of_customer on customer_tokens (customer_id)
    where customer_id is not null`.execute(db)
  await db.schema
    .createIndex('customer_tokens_of_email')
    .on('customer_tokens')
    .column('email')
    .execute()
  await db.schema
    .createIndex('customer_tokens_expiry')
    .on('customer_tokens')
    .column('expires_at')
    .execute()
  await db.schema
    .createTable('customer_attempts')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('started_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('customer_passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', column => column.notNull().unique())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_passkeys_of_customer')
    .on('customer_passkeys')
    .column('customer_id')
    .execute()
  await db.schema
    .createTable('customer_addresses')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('is_billing', 'integer', column => column.notNull())
    .addColumn('is_shipping', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_addresses_of_customer')
    .on('customer_addresses')
    .columns(['customer_id', 'created_at'])
    .execute()
  for (const table of ['orders', 'carts'] as const) {
    await db.schema.alterTable(table).addColumn('customer_id', 'text').execute()
  }
  await sql`create index orders_of_customer on orders (customer_id, created_at, number)
    where customer_id is not null`.execute(db)
  await sql`create index carts_of_customer on carts (customer_id, updated_at)
    where customer_id is not null`.execute(db)
}
