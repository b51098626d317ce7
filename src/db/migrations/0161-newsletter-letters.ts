import type { Kysely } from 'kysely'

/** Newsletter issues and their delivery to each subscriber. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_letters')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('list_id', 'text', column =>
      column.references('newsletter_lists.id').onDelete('set null'),
    )
    .addColumn('page_id', 'text')
    .addColumn('per_minute', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('parts', 'text')
    .addColumn('scheduled_at', 'bigint')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('newsletter_letters_status')
    .on('newsletter_letters')
    .columns(['status', 'scheduled_at'])
    .execute()
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('letter_id', 'text', column =>
      column.notNull().references('newsletter_letters.id').onDelete('cascade'),
    )
    .addColumn('subscriber_id', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('handed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .addPrimaryKeyConstraint('newsletter_deliveries_once', ['letter_id', 'subscriber_id'])
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('newsletter_deliveries').columns(columns).execute()
  await index('newsletter_deliveries_status', ['letter_id', 'status', 'handed_at'])
  await index('newsletter_deliveries_subscriber', ['subscriber_id'])
}
