import type { Kysely } from 'kysely'

/** The admin's language belongs to the account, not to the browser. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('auth_users').addColumn('locale', 'text').execute()
}
