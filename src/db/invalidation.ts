import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { type Clock, DAY, SECOND, systemClock } from '#base'
import { createHistogram } from '#base/instruments'
import type { Database } from './database.ts'
import { readFromReplica, replicasOf } from './replica.ts'

const POLL_MS = 250
/** After this time, every process has seen a committed change. */
export const INVALIDATION_SPREAD_MS = POLL_MS + 50
/** Much longer than any transaction or pause of a process. */
const PRUNED_AFTER_MS = DAY
/** After a longer pause between two polls, invalidations may have been pruned unseen. */
const MAX_PAUSE_MS = PRUNED_AFTER_MS / 2

const lag = createHistogram(
  'vitrine_invalidation_lag_seconds',
  'Time from writing an invalidation to dropping its tags in this process.',
  [0.1, 0.25, 0.5, 1, 2.5, 10],
)

/** Marks everything cached under these tags as stale, as part of the caller's transaction. */
export async function invalidate(db: Database, tags: string[]) {
  await db
    .insertInto('invalidations')
    .values({ tags: JSON.stringify(tags), created_at: databaseTime(db) })
    .execute()
}

/**
 * Calls `drop` with the tags of every invalidation that any process commits, within about 250 ms.
 * The first poll, and the first one after an outage or a long pause of the process, drop everything
 * (`*`), because earlier commits are unknown.
 * @param clock Measures pauses. Not a monotonic one, because those stop while the machine sleeps.
 */
export function watchInvalidations(
  db: Database,
  drop: (tags: string[]) => void,
  onError: (error: unknown) => void,
  clock: Clock = systemClock,
) {
  let polledAt = clock.now()
  let readNew: ReadNew | undefined
  /** Position of the last poll whose tags were all dropped. */
  let applied: string | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let broken = false

  const replicas = replicasOf(db)
  let version = replicas?.version()

  /** From the database that renders pages, because a replica gets changes later. */
  const poll = (): Promise<void> => (replicas ? readFromReplica(pollOnce) : pollOnce())

  async function pollOnce(): Promise<void> {
    const now = clock.now()
    if (now - polledAt > MAX_PAUSE_MS || replicas?.version() !== version) readNew = undefined
    version = replicas?.version()
    if (!readNew) {
      applied = undefined
      const reader = isPostgres(db) ? readByVisibility(db) : readById(db)
      await reader()
      drop(['*'])
      readNew = reader
    }
    const { tags: stale, seen } = await readNew()
    // It was answered by another database than the one before.
    if (replicas?.version() !== version) return pollOnce()
    // Together, because dropping asks every domain.
    const tags = new Set(stale.flatMap(one => JSON.parse(one) as string[]))
    if (tags.size > 0) drop([...tags])
    applied = seen
    polledAt = now
    broken = false
  }

  async function loop() {
    try {
      await poll()
    } catch (error) {
      if (!broken) onError(error)
      broken = true
      readNew = undefined
      applied = undefined
    }
    if (!stopped) timer = setTimeout(loop, POLL_MS).unref()
  }
  timer = setTimeout(loop, POLL_MS).unref()
  return {
    poll,
    /** Invalidations that were dropped here, for `tagsSince`; undefined if that is unknown. */
    seen: () => applied,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Returns the tags committed since the previous call, and the position after them. */
type ReadNew = () => Promise<{ tags: string[]; seen: string | undefined }>

/** SQLite has one writer, so ids follow the order of commits. */
function readById(db: Database): ReadNew {
  let last: number | undefined
  return async () => {
    if (last === undefined) {
      const newest = await db
        .selectFrom('invalidations')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst()
      last = newest?.id ?? 0
      return { tags: [], seen: String(last) }
    }
    const rows = await db
      .selectFrom('invalidations')
      .select(['id', 'tags', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .execute()
    last = rows.at(-1)?.id ?? last
    // Without a transaction that was open for long, this is the time since the commit.
    for (const row of rows) lag.observe(Math.max(0, Date.now() - row.created_at) / SECOND)
    return { tags: rows.map(row => row.tags), seen: String(last) }
  }
}

/**
 * Postgres does not commit in id order. A row is new if its transaction was not visible in the
 * previous snapshot, however long it ran.
 */
function readByVisibility(db: Database): ReadNew {
  let seen: string | undefined
  return async () => {
    const { rows } = await sql<{ snapshot: string; tags: string[]; ages: number[] }>`
      select pg_current_snapshot()::text as snapshot, ${newTags(seen)} as tags,
        ${newAges(seen)} as ages`.execute(db)
    for (const age of rows[0]?.ages ?? []) lag.observe(Math.max(0, Number(age)) / SECOND)
    seen = rows[0]?.snapshot ?? seen
    return { tags: rows[0]?.tags ?? [], seen }
  }
}

const newTags = (seen: string | undefined) => ofNew(seen, 'text', sql.ref('tags'))

/** Ages in milliseconds by the clock of the database. */
const newAges = (seen: string | undefined) =>
  ofNew(seen, 'int8', sql`(extract(epoch from clock_timestamp()) * 1000)::bigint - created_at`)

/** An array of a value of each new row. */
function ofNew(
  seen: string | undefined,
  type: 'text' | 'int8',
  value: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (seen === undefined) return sql`array[]::${sql.raw(type)}[]`
  return sql`array(
    select ${value} from invalidations
    where committed_by >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(committed_by, ${seen}::pg_snapshot)
    order by id)`
}

/** Tags that were committed after a position of `watchInvalidations`, by any process. */
export async function tagsSince(db: Database, seen: string): Promise<Set<string>> {
  const rows = isPostgres(db)
    ? (await sql<{ tags: string[] }>`select ${newTags(seen)} as tags`.execute(db)).rows[0]?.tags
    : (
        await db.selectFrom('invalidations').select('tags').where('id', '>', Number(seen)).execute()
      ).map(row => row.tags)
  return new Set((rows ?? []).flatMap(tags => JSON.parse(tags) as string[]))
}

/** Deletes invalidations that every process has seen. */
export async function pruneInvalidations(db: Database) {
  await db
    .deleteFrom('invalidations')
    .where('created_at', '<', databaseTime(db, -PRUNED_AFTER_MS))
    .execute()
}

/** SQL for the database's current time in UTC milliseconds plus an offset: one clock for all processes. */
export function databaseTime(db: Database, offsetMs = 0) {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint + ${sql.lit(offsetMs)}`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer) + ${sql.lit(offsetMs)}`
}

export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
