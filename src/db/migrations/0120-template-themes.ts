import type { Kysely } from 'kysely'

/** A template may belong to a theme; it then applies only while that theme is active. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('templates').addColumn('theme', 'text').execute()
}
