import { type AskedCategory, type Clock, createKey, toCsv } from '#base'
import type { Database } from '#db'
import type { ConsentQuestion } from './question.ts'

const BATCH = 1000
const toDate = (ms: number) => new Date(ms).toISOString()

/** What visitors were asked and what they chose: proof of that, and nothing of who they are. */
export function createConsentRecords({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The words of a question are written down by the first who answers it. */
    async add(
      choice: { given: readonly AskedCategory[]; gpc: boolean },
      { id, version, language, categories, words }: ConsentQuestion,
    ) {
      const now = clock.now()
      await db.transaction().execute(async tx => {
        await tx
          .insertInto('consent_questions')
          .values({
            id,
            version,
            language,
            categories: categories.join(' '),
            words,
            first_answered_at: now,
            last_answered_at: now,
          })
          .onConflict(conflict => conflict.column('id').doUpdateSet({ last_answered_at: now }))
          .execute()
        await tx
          .insertInto('consents')
          .values({
            id: createKey(),
            version,
            given: choice.given.join(' '),
            gpc: choice.gpc ? 1 : 0,
            question_id: id,
            created_at: now,
          })
          .execute()
      })
    },

    /** All of them as CSV, the newest first. */
    async exportCsv(): Promise<string> {
      const rows: string[][] = []
      for (let before: { created_at: number; id: string } | undefined; ; ) {
        const last = before
        const part = await db
          .selectFrom('consents')
          .selectAll()
          .$if(last !== undefined, query =>
            query.where(eb =>
              eb.or([
                eb('created_at', '<', last?.created_at ?? 0),
                eb.and([
                  eb('created_at', '=', last?.created_at ?? 0),
                  eb('id', '<', last?.id ?? ''),
                ]),
              ]),
            ),
          )
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(BATCH)
          .execute()
        for (const one of part) {
          rows.push([
            one.id,
            toDate(one.created_at),
            one.version,
            one.given || 'none',
            one.gpc ? 'yes' : 'no',
            one.question_id ?? '',
          ])
        }
        before = part.at(-1)
        if (part.length < BATCH) break
      }
      return toCsv([
        ['ID', 'Date', 'Version', 'Given', 'Global Privacy Control', 'Question'],
        ...rows,
      ])
    },

    /** The questions that the answers name, as CSV, the newest first. */
    async exportQuestionsCsv(): Promise<string> {
      const questions = await db
        .selectFrom('consent_questions')
        .selectAll()
        .orderBy('first_answered_at', 'desc')
        .orderBy('id')
        .execute()
      return toCsv([
        ['Question', 'Version', 'Language', 'Categories', 'Words', 'First answer', 'Last answer'],
        ...questions.map(one => [
          one.id,
          one.version,
          one.language,
          one.categories,
          one.words,
          toDate(Number(one.first_answered_at)),
          toDate(Number(one.last_answered_at)),
        ]),
      ])
    },

    async count(): Promise<number> {
      const { total } = await db
        .selectFrom('consents')
        .select(eb => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Questions go when the last answer to them has gone. */
    async deleteBefore(ms: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('consents')
        .where('created_at', '<', ms)
        .executeTakeFirst()
      await db.deleteFrom('consent_questions').where('last_answered_at', '<', ms).execute()
      return Number(numDeletedRows)
    },
  }
}
