import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

/** Payments at providers: when they are checked next, what they refunded, and disputes. */
export async function up(db: Schema) {
  for (const [column, type] of [
    ['flow', 'text'],
    ['check_at', 'bigint'],
    ['capturable_until', 'bigint'],
  ] as const) {
    await db.schema.alterTable('payments').addColumn(column, type).execute()
  }
  await db.schema
    .alterTable('payments')
    .addColumn('problem', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await sql`update payments set check_at = created_at
    where state = 'pending' and reference is not null`.execute(db)
  await db.schema.dropIndex('payments_pending').execute()
  await sql`create index payments_due on payments (check_at) where check_at is not null`.execute(db)
  await createRefunds(db)
  await createDisputes(db)
}

async function createRefunds(db: Schema) {
  await db.schema
    .createTable('payment_refunds')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('refund_id', 'text', column => column.notNull().references('refunds.id'))
    .addColumn('payment_id', 'text', column => column.notNull().references('payments.id'))
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('amount', 'bigint', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull().defaultTo(1))
    .addColumn('problem', 'text', column => column.notNull().defaultTo(''))
    .addColumn('check_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await sql`create index payment_refunds_order on payment_refunds (order_id)`.execute(db)
  await sql`create index payment_refunds_refund on payment_refunds (refund_id)`.execute(db)
  await sql`create unique index payment_refunds_reference on payment_refunds (payment_id, reference)
    where reference is not null`.execute(db)
  await sql`create index payment_refunds_due on payment_refunds (check_at)
    where check_at is not null`.execute(db)
}

async function createDisputes(db: Schema) {
  await db.schema
    .createTable('payment_disputes')
    .addColumn('payment_id', 'text', column => column.notNull().references('payments.id'))
    .addColumn('reference', 'text', column => column.notNull())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('amount', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('payment_disputes_pkey', ['payment_id', 'reference'])
    .execute()
  await sql`create index payment_disputes_order on payment_disputes (order_id)`.execute(db)
}
