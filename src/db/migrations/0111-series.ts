import type { Kysely } from 'kysely'

/** Posts may be parts of a series: which part is said beside it, where it is not the order of their dates. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('page_terms').addColumn('position', 'integer').execute()
}
