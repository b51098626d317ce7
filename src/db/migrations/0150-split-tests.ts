import type { Kysely } from 'kysely'

/** Split tests, visitor events and hourly counts. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('split_tests')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('page_id', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('definition', 'text', column => column.notNull())
    .addColumn('started_at', 'bigint', column => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('winner', 'text')
    .addColumn('pause_reason', 'text')
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('split_test_events')
    .addColumn('test_id', 'text', column =>
      column.notNull().references('split_tests.id').onDelete('cascade'),
    )
    .addColumn('visitor', 'text', column => column.notNull())
    .addColumn('record_type', 'text', column => column.notNull())
    .addColumn('reference', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('split_test_events_key', [
      'test_id',
      'visitor',
      'record_type',
      'reference',
    ])
    .execute()
  await db.schema.createIndex('split_test_events_at').on('split_test_events').column('at').execute()
  await db.schema
    .createTable('split_test_counts')
    .addColumn('test_id', 'text', column =>
      column.notNull().references('split_tests.id').onDelete('cascade'),
    )
    .addColumn('hour', 'bigint', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('record_type', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('is_returning', 'integer', column => column.notNull())
    .addColumn('times', 'bigint', column => column.notNull())
    .addColumn('value', 'double precision', column => column.notNull())
    .addColumn('value_squares', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('split_test_counts_key', [
      'test_id',
      'hour',
      'subject',
      'record_type',
      'device',
      'is_returning',
    ])
    .execute()
}
