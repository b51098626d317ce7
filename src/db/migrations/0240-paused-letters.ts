import type { Kysely } from 'kysely'

/** Newsletter issues pause when a receiving server blocks the sender. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('newsletter_letters').addColumn('pause_reason', 'text').execute()
  await db.schema
    .alterTable('newsletter_letters')
    .addColumn('accepted_blocks', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
