import type { Kysely } from 'kysely'

/** Index order and coverage for reports, which sum hourly counts by event type. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('split_test_counts_by_subject')
    .on('split_test_counts')
    .columns(['test_id', 'subject', 'record_type', 'device', 'is_returning'])
    .columns(['hour', 'times', 'value', 'value_squares'])
    .execute()
}
