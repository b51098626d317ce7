import type { Kysely } from 'kysely'

/** Who saved a draft, for limits per sender, and with which token, so that each saves once. */
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
