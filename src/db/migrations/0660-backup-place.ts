import type { Kysely } from 'kysely'

/** The place of the last backup. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('backup_state').addColumn('place', 'text').execute()
}
