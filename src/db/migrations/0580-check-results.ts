import type { Kysely } from 'kysely'

/** The last result of each check of the site that calls other servers. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('check_results')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('result', 'text', column => column.notNull())
    .addColumn('checked_at', 'bigint', column => column.notNull())
    .execute()
}
