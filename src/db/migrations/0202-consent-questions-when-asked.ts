import { type Kysely, sql } from 'kysely'

/**
 * Stores a question when it is asked, since some are never answered. For earlier ones only the
 * first answer is known.
 */
export async function up(db: Kysely<unknown>) {
  const questions = db.schema.alterTable('consent_questions')
  await questions.renameColumn('first_answered_at', 'first_asked_at').execute()
  await questions.renameColumn('last_answered_at', 'before').execute()
  await questions.addColumn('last_answered_at', 'bigint').execute()
  await sql`update consent_questions set last_answered_at = ${sql.ref('before')}`.execute(db)
  await questions.dropColumn('before').execute()
}
