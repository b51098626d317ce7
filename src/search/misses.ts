import type { Clock } from '#base'
import { type Database, withRelaxedDurability } from '#db'
import type { SearchMiss } from './schema.ts'

const MAX_TEXT = 100
/** The rarest go when there are more. */
const MAX_KEPT = 500

/** What visitors searched for and did not find. */
export function createMisses({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async note(words: string, text: string) {
      const row = { text: text.trim().slice(0, MAX_TEXT), last_at: clock.now() }
      await withRelaxedDurability(() =>
        db
          .insertInto('search_misses')
          .values({ words: words.slice(0, MAX_TEXT), times: 1, ...row })
          .onConflict(conflict =>
            conflict
              .column('words')
              .doUpdateSet(eb => ({ ...row, times: eb('search_misses.times', '+', 1) })),
          )
          .execute(),
      )
    },

    async list(): Promise<SearchMiss[]> {
      const rows = await db
        .selectFrom('search_misses')
        .selectAll()
        .orderBy('times', 'desc')
        .orderBy('last_at', 'desc')
        .limit(MAX_KEPT)
        .execute()
      return rows.map(row => ({
        id: row.words,
        text: row.text,
        times: row.times,
        lastAt: row.last_at,
      }))
    },

    async forget(ids: readonly string[]) {
      await db.deleteFrom('search_misses').where('words', 'in', ids).execute()
    },

    /** Keeps the table small, whoever fills it. */
    async prune() {
      const kept = db
        .selectFrom('search_misses')
        .select('words')
        .orderBy('times', 'desc')
        .orderBy('last_at', 'desc')
        .limit(MAX_KEPT)
      await db.deleteFrom('search_misses').where('words', 'not in', kept).execute()
    },
  }
}
