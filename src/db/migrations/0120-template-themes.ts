import type { Kysely } from 'kysely'

/** A template may belong to a theme, and is for pages while that is the site's; one without a theme is for pages always. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('templates').addColumn('theme', 'text').execute()
}
