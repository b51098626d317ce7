import type { Kysely } from 'kysely'

/** A mail that was written to the mail folder, for want of a mail server, was not sent to anybody. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .addColumn('to_folder', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
