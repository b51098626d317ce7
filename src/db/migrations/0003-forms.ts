import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('form_key', 'text', column => column.notNull())
    .addColumn('form_title', 'text', column => column.notNull())
    .addColumn('page_path', 'text', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('unique_key', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('submissions_created')
    .on('submissions')
    .column('created_at')
    .execute()
}
