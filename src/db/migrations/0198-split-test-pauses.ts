import { type Kysely, sql } from 'kysely'

/** Total pause time of a test; unknown for tests resumed before this version. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['paused_at', 'paused_ms']) {
    await db.schema.alterTable('split_tests').addColumn(column, 'bigint').execute()
  }
  // The last change of a paused test is its pause.
  await sql`update split_tests set paused_at = updated_at where status = 'paused'`.execute(db)
}
