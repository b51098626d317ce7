import type { Kysely } from 'kysely'

/** How long pages take to render, per hour, for the slowest of each minute. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('slow_pages')
    .addColumn('hour', 'bigint', column => column.notNull())
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('total_ms', 'bigint', column => column.notNull())
    .addColumn('max_ms', 'integer', column => column.notNull())
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('module', 'text')
    .addColumn('module_ms', 'integer')
    .addPrimaryKeyConstraint('slow_pages_key', ['hour', 'page'])
    .execute()
}
