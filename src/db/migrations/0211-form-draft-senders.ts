import type { Kysely } from 'kysely'

/** Sender and token of a saved draft, for limits per sender and one draft per token. */
export async function up(db: Kysely<unknown>) {
  const drafts = () => db.schema.alterTable('form_drafts')
  await drafts().addColumn('sender_hash', 'text').execute()
  await drafts().addColumn('token_id', 'text').execute()
  await db.schema
    .createIndex('form_drafts_token')
    .on('form_drafts')
    .column('token_id')
    .unique()
    .execute()
}
