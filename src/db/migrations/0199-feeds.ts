import type { Kysely } from 'kysely'

/** Cache of external feeds. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('feeds')
    .addColumn('url', 'text', column => column.primaryKey())
    .addColumn('source', 'text')
    .addColumn('content', 'text')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('read_at', 'bigint')
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('failures', 'integer', column => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('asked_at', 'bigint', column => column.notNull())
    .addColumn('leased_until', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('feeds_due_at').on('feeds').column('due_at').execute()
}
