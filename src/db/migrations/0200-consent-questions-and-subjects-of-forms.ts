import type { Kysely } from 'kysely'

/**
 * Stores the wording of consent questions (unknown for earlier answers) and the split test subject
 * of a form.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('consent_questions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('version', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('categories', 'text', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('first_answered_at', 'bigint', column => column.notNull())
    .addColumn('last_answered_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.alterTable('consents').addColumn('question_id', 'text').execute()
  await db.schema.alterTable('forms').addColumn('subject', 'text').execute()
}
