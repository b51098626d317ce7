import type { Kysely } from 'kysely'

/** Preview links issued before this time are invalid. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('pages').addColumn('previews_revoked_at', 'bigint').execute()
}
