import type { Kysely } from 'kysely'

/** The language of the admin goes with the account, not with the browser. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('auth_users').addColumn('locale', 'text').execute()
}
