import { type Kysely, sql } from 'kysely'

const DAY = 24 * 60 * 60 * 1000

/** Sample data of a test are counts up to a moment, no longer a reason to pause it. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('split_tests').addColumn('sample_until', 'bigint').execute()
  // It was made up to the day in which the row was written.
  await sql`
    update split_tests
    set sample_until = updated_at - updated_at % ${sql.lit(DAY)}, pause_reason = 'staff'
    where pause_reason = 'sample'`.execute(db)
}
