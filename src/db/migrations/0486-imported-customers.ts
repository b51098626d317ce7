import type { Kysely } from 'kysely'

/** Guests are deleted with their last order, unless they were imported. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('customers').addColumn('imported_at', 'bigint').execute()
}
