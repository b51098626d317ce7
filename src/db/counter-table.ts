import { sql } from 'kysely'
import { type Clock, DAY } from '#base'
import type { Database } from './connect.ts'
import { withRelaxedDurability } from './durability.ts'
import { contains, type ListOf, type ListOptions, readList } from './read-list.ts'

/** The rarest are deleted beyond this. */
export const MAX_TALLIED = 500
const MAX_AGE_MS = 90 * DAY

/** An event and how often it happened. */
export interface CounterRow {
  id: string
  /** Note of the last occurrence. */
  note: string
  times: number
  lastAt: number
}

export const TALLY_SORTS = ['times', 'lastAt', 'id', 'note'] as const
const COLUMNS = { times: 'times', lastAt: 'last_at', id: 'id', note: 'note' } as const

/**
 * Counts recurring events by a text key in a table with `key`, `note`, `times` and `last_at`.
 * Limited in size and age, because visitors can fill it.
 */
export function createCounterTable({
  db,
  clock,
  ...names
}: {
  db: Database
  clock: Clock
  table: 'search_misses' | 'missing_paths'
  key: string
  note: string
}) {
  const table = sql.table(names.table)
  const key = sql.ref(names.key)
  const note = sql.ref(names.note)
  const rows = () =>
    db.selectFrom(
      sql<{ id: string; note: string; times: number; last_at: number }>`(
        select ${key} as id, ${note} as note, times, last_at from ${table})`.as('tally'),
    )

  return {
    /** Adds one, or the given number. */
    add: (one: { id: string; note: string; times?: number; at?: number }) =>
      withRelaxedDurability(async () => {
        const { id, times = 1, at = clock.now() } = one
        await sql`insert into ${table} (${key}, ${note}, times, last_at)
          values (${id}, ${one.note}, ${times}, ${at})
          on conflict (${key}) do update set
            ${note} = excluded.${note}, times = ${table}.times + excluded.times,
            last_at = excluded.last_at`.execute(db)
      }),

    async list(options: ListOptions): Promise<ListOf<CounterRow>> {
      const { q, sort, order } = options
      let query = rows()
        .select(['id', 'note', 'times', 'last_at as lastAt'])
        .orderBy(COLUMNS[sort as keyof typeof COLUMNS] ?? 'times', order)
        .orderBy('id')
      if (options.ids) query = query.where('id', 'in', options.ids.split(','))
      if (q) query = query.where(contains(q, 'id', 'note'))
      return readList(query, options)
    },

    async count(): Promise<number> {
      const counted = rows().select(eb => eb.fn.countAll<number>().as('count'))
      return Number((await counted.executeTakeFirstOrThrow()).count)
    },

    /** False if it does not exist. */
    async forget(id: string): Promise<boolean> {
      const gone = await sql`delete from ${table} where ${key} = ${id}`.execute(db)
      return (gone.numAffectedRows ?? 0n) > 0n
    },

    /** Limits the table's size and deletes old entries. */
    async prune() {
      await sql`delete from ${table} where last_at < ${clock.now() - MAX_AGE_MS}`.execute(db)
      await sql`delete from ${table} where ${key} not in (
        select ${key} from ${table} order by times desc, last_at desc, ${key} limit ${MAX_TALLIED})`.execute(
        db,
      )
    },
  }
}

export type CounterTable = ReturnType<typeof createCounterTable>
