import type { Kysely } from 'kysely'

/** Preview links of a page that were issued until then are no longer valid. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('pages').addColumn('previews_revoked_at', 'bigint').execute()
}
