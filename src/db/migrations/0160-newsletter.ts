import type { Kysely } from 'kysely'

/** Newsletter lists, subscribers and suppressed addresses. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_accounts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('provider', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull().unique())
    .addColumn('url', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('newsletter_lists')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull().unique())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('is_public', 'integer', column => column.notNull())
    .addColumn('account_id', 'text', column => column.references('newsletter_accounts.id'))
    .addColumn('remote_id', 'text', column => column.notNull())
    .addColumn('template_id', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('list_id', 'text', column =>
      column.notNull().references('newsletter_lists.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('email_key', 'text', column => column.notNull())
    .addColumn('first_name', 'text', column => column.notNull())
    .addColumn('last_name', 'text', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('consent_text', 'text', column => column.notNull())
    .addColumn('consent_page', 'text', column => column.notNull())
    .addColumn('consent_at', 'bigint')
    .addColumn('consent_ip', 'text')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('confirmed_ip', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('mailed_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('newsletter_subscribers_once', ['list_id', 'email_key'])
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('newsletter_subscribers').columns(columns).execute()
  await index('newsletter_subscribers_email', ['email_key'])
  await index('newsletter_subscribers_status', ['list_id', 'status', 'created_at'])
  await index('newsletter_subscribers_created', ['created_at'])
  await index('newsletter_subscribers_mailed', ['mailed_at'])
  await db.schema
    .createTable('newsletter_suppressions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
}
