import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('recipient', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('subject', 'text').execute()
}
