import type { Kysely } from 'kysely'

/** Keys of other programs for the admin API. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('hint', 'text', column => column.notNull())
    .addColumn('permissions', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .addColumn('created_by', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
}
