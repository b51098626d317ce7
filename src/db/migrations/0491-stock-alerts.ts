import { type Kysely, sql } from 'kysely'

/** Requests for a mail when a sold out variant is back in stock. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('stock_alerts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('variant_id', 'text', column =>
      column.notNull().references('variants.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('mails', 'integer', column => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('stock_alerts_request', ['email', 'variant_id'])
    .execute()
  await sql`create index stock_alerts_waiting on stock_alerts (variant_id, id)
    where state = 'confirmed'`.execute(db)
  await db.schema
    .createIndex('stock_alerts_variant')
    .on('stock_alerts')
    .column('variant_id')
    .execute()
  await sql`create index stock_alerts_mailed on stock_alerts (mailed_at)
    where mailed_at is not null`.execute(db)
  await db.schema
    .createIndex('stock_alerts_state')
    .on('stock_alerts')
    .columns(['state', 'created_at'])
    .execute()
}
