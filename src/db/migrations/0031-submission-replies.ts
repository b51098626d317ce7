import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('submissions')
    .addColumn('status', 'text', column => column.notNull().defaultTo('new'))
    .execute()
  await db.schema.alterTable('submissions').addColumn('read_at', 'bigint').execute()
  await db.schema.alterTable('submissions').addColumn('deleted_at', 'bigint').execute()
  await db.schema
    .createIndex('submissions_status')
    .on('submissions')
    .columns(['status', 'created_at'])
    .execute()
  await db.schema
    .createTable('submission_replies')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('submission_id', 'text', column =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('submission_replies_submission')
    .on('submission_replies')
    .column('submission_id')
    .execute()
}
