import type { Kysely } from 'kysely'

/** The last backup, and whether one is requested or fails. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('backup_state')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('requested_at', 'bigint')
    .addColumn('attempted_at', 'bigint')
    .addColumn('succeeded_at', 'bigint')
    .addColumn('name', 'text')
    .addColumn('duration_ms', 'bigint')
    .addColumn('added_bytes', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('error', 'text')
    .addColumn('mailed_at', 'bigint')
    .execute()
}
