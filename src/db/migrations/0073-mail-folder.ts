import type { Kysely } from 'kysely'

/** Mails written to the mail folder because no mail server was configured are not counted as sent. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .addColumn('to_folder', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
