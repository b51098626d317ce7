import type { Kysely } from 'kysely'

/** The newest entry of a kind is read every minute. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('outbox_kind')
    .on('outbox')
    .columns(['kind', 'created_at', 'id'])
    .execute()
}
