import type { Kysely } from 'kysely'

/** Answers to the owner's own checkout fields, and the message of a gift. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('orders')
    .addColumn('custom_fields', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('orders').addColumn('gift_message', 'text').execute()
}
