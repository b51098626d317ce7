import type { Kysely } from 'kysely'

/** Last accepted time step of a one-time password, so that each code works once (RFC 6238 §5.2). */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('auth_two_factors').addColumn('last_step', 'bigint').execute()
}
