import type { Kysely } from 'kysely'

/** Form input that visitors saved for later. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('form_drafts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('form_key', 'text', column => column.notNull())
    .addColumn('link_hash', 'text', column => column.notNull().unique())
    .addColumn('link', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('entered', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('form_drafts_created_at')
    .on('form_drafts')
    .column('created_at')
    .execute()
  await db.schema
    .createIndex('form_drafts_email')
    .on('form_drafts')
    .columns(['email', 'created_at'])
    .execute()
}
