import { type Kysely, sql } from 'kysely'

const DAY = 24 * 60 * 60 * 1000

/** Sample data counts until a stored time; it no longer pauses a test. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('split_tests').addColumn('sample_until', 'bigint').execute()
  // Sample data ends on the day the row was written.
  await sql`
    update split_tests
    set sample_until = updated_at - updated_at % ${sql.lit(DAY)}, pause_reason = 'staff'
    where pause_reason = 'sample'`.execute(db)
}
