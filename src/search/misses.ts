import type { Clock } from '#base'
import { createCounter } from '#base/instruments'
import { createCounterTable, type Database, type ListOptions } from '#db'
import type { SearchMiss } from './schema.ts'

const withoutResults = createCounter(
  'vitrine_searches_without_results_total',
  'Searches of visitors that found nothing.',
)

const MAX_TEXT = 100
export type MissSort = 'times' | 'lastAt' | 'name'

/** Searches without results. */
export function createMisses({ db, clock }: { db: Database; clock: Clock }) {
  const tally = createCounterTable({
    db,
    clock,
    table: 'search_misses',
    key: 'words',
    note: 'text',
  })
  return {
    note(words: string, text: string) {
      withoutResults.add()
      return tally.add({ id: words.slice(0, MAX_TEXT), note: text.trim().slice(0, MAX_TEXT) })
    },

    async list(options: ListOptions): Promise<{ items: SearchMiss[]; total: number }> {
      const sort = options.sort === 'name' ? 'note' : options.sort
      const { items, total } = await tally.list({ ...options, sort })
      return { items: items.map(({ note, ...miss }) => ({ ...miss, name: note })), total }
    },

    forget: tally.forget,
    prune: tally.prune,
  }
}
