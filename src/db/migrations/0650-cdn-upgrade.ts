import type { Kysely } from 'kysely'

/** When everything was first purged because of another release. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('cdn_position').addColumn('upgraded_at', 'bigint').execute()
}
