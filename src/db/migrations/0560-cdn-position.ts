import type { Kysely } from 'kysely'

/** The last change that was purged from a content delivery network. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('cdn_position')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('provider', 'text', column => column.notNull())
    .addColumn('position', 'text', column => column.notNull())
    .addColumn('moved_at', 'bigint', column => column.notNull())
    .execute()
}
