import type { Kysely } from 'kysely'

/** The last time step whose code was used: a code of an authenticator is good once (RFC 6238 §5.2). */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('auth_two_factors').addColumn('last_step', 'bigint').execute()
}
