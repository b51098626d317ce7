import { type Kysely, sql } from 'kysely'

/** How long a test stood still; of those that were resumed before, nobody knows. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['paused_at', 'paused_ms']) {
    await db.schema.alterTable('split_tests').addColumn(column, 'bigint').execute()
  }
  // A pause is what changed such a test last.
  await sql`update split_tests set paused_at = updated_at where status = 'paused'`.execute(db)
}
