import { type Clock, DAY } from '#base'
import { contains, type Database, type ListOptions, readList, withRelaxedDurability } from '#db'
import type { SearchMiss } from './schema.ts'

const MAX_TEXT = 100
/** The rarest go when there are more. */
const MAX_KEPT = 500
const MAX_AGE_MS = 90 * DAY

const COLUMNS = { times: 'times', lastAt: 'last_at', name: 'text' } as const
export type MissSort = keyof typeof COLUMNS

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

    async list(options: ListOptions): Promise<{ items: SearchMiss[]; total: number }> {
      const { q, sort, order } = options
      let query = db
        .selectFrom('search_misses')
        .select(['words as id', 'text as name', 'times', 'last_at as lastAt'])
        .orderBy(COLUMNS[sort as MissSort] ?? 'times', order)
        .orderBy('words')
      if (q) query = query.where(contains(q, 'text'))
      return readList(query, options)
    },

    /** False where there is none. */
    async forget(id: string): Promise<boolean> {
      const gone = await db.deleteFrom('search_misses').where('words', '=', id).executeTakeFirst()
      return gone.numDeletedRows > 0n
    },

    /** Keeps the table small, whoever fills it, and nothing that somebody typed for ever. */
    async prune() {
      const before = clock.now() - MAX_AGE_MS
      await db.deleteFrom('search_misses').where('last_at', '<', before).execute()
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
