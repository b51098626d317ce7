import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { DAY } from '#base'
import type { Database } from './connect.ts'

const POLL_MS = 300
/** After so long, every process has seen a change that was committed. */
export const INVALIDATION_SPREAD_MS = POLL_MS + 50
/** Far longer than any transaction takes, and than a process may stand still and go on. */
const PRUNED_AFTER_MS = DAY

/** Says, inside the caller's transaction, that what was read under these tags is stale. */
export async function invalidate(db: Database, tags: string[]) {
  await db
    .insertInto('invalidations')
    .values({ tags: JSON.stringify(tags), created_at: databaseTime(db) })
    .execute()
}

/**
 * Hands every invalidation that is committed from now on, by this process or another, to `drop`, within about 300 ms. What
 * was committed before its first poll cannot be told: that poll drops everything (`*`), as does one after an outage.
 */
export function watchInvalidations(
  db: Database,
  drop: (tags: string[]) => void,
  onError: (error: unknown) => void,
) {
  let readNew: ReadNew | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let broken = false

  async function poll() {
    if (!readNew) {
      const reader = isPostgres(db) ? readByVisibility(db) : readById(db)
      await reader()
      drop(['*'])
      readNew = reader
    }
    for (const tags of await readNew()) drop(JSON.parse(tags) as string[])
    broken = false
  }

  async function loop() {
    try {
      await poll()
    } catch (error) {
      if (!broken) onError(error)
      broken = true
      readNew = undefined
    }
    if (!stopped) timer = setTimeout(loop, POLL_MS).unref()
  }
  timer = setTimeout(loop, POLL_MS).unref()
  return {
    poll,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Answers what was committed since the call before; the first call begins. */
type ReadNew = () => Promise<string[]>

/** SQLite has one writer at a time: ids are in the order of commits. */
function readById(db: Database): ReadNew {
  let last: number | undefined
  return async () => {
    if (last === undefined) {
      const newest = await db
        .selectFrom('invalidations')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst()
      last = newest?.id ?? 0
      return []
    }
    const rows = await db
      .selectFrom('invalidations')
      .select(['id', 'tags'])
      .where('id', '>', last)
      .orderBy('id')
      .execute()
    last = rows.at(-1)?.id ?? last
    return rows.map(row => row.tags)
  }
}

/**
 * Postgres commits in another order than it numbers: a row is new when its transaction was not visible in the
 * snapshot of the call before, however long it had run.
 */
function readByVisibility(db: Database): ReadNew {
  let seen: string | undefined
  return async () => {
    const { rows } = await sql<{ snapshot: string; tags: string[] }>`
      select pg_current_snapshot()::text as snapshot, ${newTags(seen)} as tags`.execute(db)
    seen = rows[0]?.snapshot ?? seen
    return rows[0]?.tags ?? []
  }
}

function newTags(seen: string | undefined): RawBuilder<string[]> {
  if (seen === undefined) return sql`array[]::text[]`
  return sql`array(
    select tags from invalidations
    where committed_by >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(committed_by, ${seen}::pg_snapshot)
    order by id)`
}

/** Forgets what every process has long seen. */
export async function pruneInvalidations(db: Database) {
  await db
    .deleteFrom('invalidations')
    .where('created_at', '<', databaseTime(db, -PRUNED_AFTER_MS))
    .execute()
}

/** In SQL, the database's own time in UTC milliseconds, or so much before or after it: one clock for all processes. */
function databaseTime(db: Database, offsetMs = 0) {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint + ${sql.lit(offsetMs)}`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer) + ${sql.lit(offsetMs)}`
}

export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
