import type { Kysely } from 'kysely'

/** Records which form token was used to subscribe. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_sign_ups')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('content', 'text', column => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('newsletter_sign_ups_created_at')
    .on('newsletter_sign_ups')
    .column('created_at')
    .execute()
}
