import type { Kysely } from 'kysely'

/** Requests that failed, one row for all with the same cause. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('server_errors')
    .addColumn('cause', 'text', column => column.primaryKey())
    .addColumn('reference', 'text', column => column.notNull())
    .addColumn('route', 'text', column => column.notNull())
    .addColumn('message', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('first_at', 'bigint', column => column.notNull())
    .addColumn('last_at', 'bigint', column => column.notNull())
    .execute()
}
