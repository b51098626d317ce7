import type { Kysely } from 'kysely'

/** Backups and verifications that were requested or scheduled, with their progress and result. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('backup_jobs')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('backup', 'text')
    .addColumn('requested_by', 'text')
    .addColumn('requested_at', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('progress', 'text')
    .addColumn('result', 'text')
    .addColumn('problem', 'text')
    .execute()
  await db.schema
    .createIndex('backup_jobs_requested')
    .on('backup_jobs')
    .columns(['kind', 'ended_at', 'requested_at'])
    .execute()
}
