import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('pages').addColumn('deleted_at', 'bigint').execute()
  await db.schema.alterTable('pages').addColumn('trashed_path', 'text').execute()
  await db.schema.alterTable('pages').addColumn('saved_at', 'bigint').execute()
  await db.schema.alterTable('pages').addColumn('saved_by', 'text').execute()
  await db.schema.alterTable('page_revisions').addColumn('author_id', 'text').execute()
  await db.schema.alterTable('page_revisions').addColumn('updated_at', 'bigint').execute()
  await db.schema.createIndex('pages_deleted_at').on('pages').column('deleted_at').execute()
}
