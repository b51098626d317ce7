import { ASKED_CATEGORIES, type AskedCategory, type Clock, createKey, csvLine, toCsv } from '#base'
import type { Database } from '#db'
import type { ConsentQuestion } from './question.ts'

const BATCH = 1000
const toDate = (ms: number) => new Date(ms).toISOString()

/** Questions and answers as proof of consent, without identifying visitors. */
export function createConsentRecords({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Stores a question when it is first asked, because the answer may come much later. */
    async addQuestion(question: ConsentQuestion) {
      await db
        .insertInto('consent_questions')
        .values({ ...toRow(question), first_asked_at: clock.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    async question(id: string): Promise<ConsentQuestion | undefined> {
      const found = await db
        .selectFrom('consent_questions')
        .select(['id', 'version', 'language', 'categories', 'words'])
        .where('id', '=', id)
        .executeTakeFirst()
      const isNamed = (category: AskedCategory) => found?.categories.split(' ').includes(category)
      return found && { ...found, categories: ASKED_CATEGORIES.filter(isNamed) }
    },

    async add(
      choice: { given: readonly AskedCategory[]; gpc: boolean },
      question: ConsentQuestion,
    ) {
      const { id, version } = question
      const now = clock.now()
      await db.transaction().execute(async tx => {
        await tx
          .insertInto('consent_questions')
          .values({ ...toRow(question), first_asked_at: now, last_answered_at: now })
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

    /** Exports all answers as CSV, newest first, in chunks. */
    async *exportCsv(): AsyncGenerator<string> {
      yield toCsv([['ID', 'Date', 'Version', 'Given', 'Global Privacy Control', 'Question']])
      for (let last: { created_at: number; id: string } | undefined; ; ) {
        const after = last
        const part = await db
          .selectFrom('consents')
          .selectAll()
          .$if(after !== undefined, query =>
            query.where(eb =>
              eb.or([
                eb('created_at', '<', after?.created_at ?? 0),
                eb.and([
                  eb('created_at', '=', after?.created_at ?? 0),
                  eb('id', '<', after?.id ?? ''),
                ]),
              ]),
            ),
          )
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(BATCH)
          .execute()
        if (part.length > 0) {
          const lines = part.map(one =>
            csvLine([
              one.id,
              toDate(one.created_at),
              one.version,
              one.given || 'none',
              one.gpc ? 'yes' : 'no',
              one.question_id ?? '',
            ]),
          )
          yield lines.join('')
        }
        last = part.at(-1)
        if (part.length < BATCH) return
      }
    },

    /** Exports the questions as CSV, newest first. */
    async exportQuestionsCsv(): Promise<string> {
      const questions = await db
        .selectFrom('consent_questions')
        .selectAll()
        .orderBy('first_asked_at', 'desc')
        .orderBy('id')
        .execute()
      return toCsv([
        ['Question', 'Version', 'Language', 'Categories', 'Words', 'First asked', 'Last answer'],
        ...questions.map(one => [
          one.id,
          one.version,
          one.language,
          one.categories,
          one.words,
          toDate(Number(one.first_asked_at)),
          one.last_answered_at === null ? '' : toDate(Number(one.last_answered_at)),
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

    /** Deletes old answers, and questions without answers. */
    async deleteBefore(ms: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('consents')
        .where('created_at', '<', ms)
        .executeTakeFirst()
      await db
        .deleteFrom('consent_questions')
        .where(eb => eb.fn.coalesce('last_answered_at', 'first_asked_at'), '<', ms)
        .execute()
      return Number(numDeletedRows)
    },
  }
}

const toRow = ({ id, version, language, categories, words }: ConsentQuestion) => ({
  id,
  version,
  language,
  categories: categories.join(' '),
  words,
})
