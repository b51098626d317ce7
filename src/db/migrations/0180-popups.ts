import type { Kysely } from 'kysely'

/** Layout blocks that open over pages, the pages they apply to, and daily statistics. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('popups')
    .addColumn('page_id', 'text', column =>
      column.primaryKey().references('pages.id').onDelete('cascade'),
    )
    .addColumn('is_on', 'integer', column => column.notNull())
    .addColumn('conditions', 'text', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('popup_counts')
    .addColumn('page_id', 'text', column =>
      column.notNull().references('popups.page_id').onDelete('cascade'),
    )
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('shown', 'integer', column => column.notNull())
    .addColumn('closed', 'integer', column => column.notNull())
    .addColumn('converted', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('popup_counts_pkey', ['page_id', 'day'])
    .execute()
}
