import type { Kysely } from 'kysely'

/** Posts may be parts of a series. The position is stored if it differs from the date order. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('page_terms').addColumn('position', 'integer').execute()
}
