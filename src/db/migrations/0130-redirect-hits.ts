import type { Kysely } from 'kysely'

/** Counts how often redirects are followed and missing paths are requested. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('redirects')
    .addColumn('hits', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('redirects').addColumn('last_hit_at', 'bigint').execute()
  await db.schema
    .createTable('missing_paths')
    .addColumn('path', 'text', column => column.primaryKey())
    .addColumn('referrer', 'text', column => column.notNull())
    .addColumn('times', 'integer', column => column.notNull())
    .addColumn('last_at', 'bigint', column => column.notNull())
    .execute()
}
