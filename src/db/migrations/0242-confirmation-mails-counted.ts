import type { Kysely } from 'kysely'

/** Limits how often one address is asked to confirm a subscription. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('newsletter_subscribers')
    .addColumn('mails', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
