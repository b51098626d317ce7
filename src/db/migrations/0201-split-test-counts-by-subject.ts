import type { Kysely } from 'kysely'

/** Reports add up hourly counts by what was done: in this order that is one walk, in an index that has all they read. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('split_test_counts_by_subject')
    .on('split_test_counts')
    .columns(['test_id', 'subject', 'record_type', 'device', 'is_returning'])
    .columns(['hour', 'times', 'value', 'value_squares'])
    .execute()
}
