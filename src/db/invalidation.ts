import { createId, MINUTE, SECOND } from '#base'
import type { Database } from './connect.ts'
import { databaseTime } from './database-time.ts'

/** How far back a poll looks: longer than any transaction takes between its write and its commit. */
const WINDOW_MS = 15 * SECOND
const POLL_MS = 300

/**
 * Says, inside the caller's transaction, that what was read under these tags is stale. The time is the database's: the
 * clocks of the machines that write and read need not agree.
 */
export async function invalidate(db: Database, tags: string[]) {
  await db
    .insertInto('invalidations')
    .values({ id: createId(), tags: JSON.stringify(tags), created_at: databaseTime(db) })
    .execute()
}

/**
 * Hands every invalidation, from this process or another, to `drop`, within about 300 ms. It reads a window
 * and remembers what it saw, because rows become visible in the order of commits, not of ids. What was written shortly
 * before it began is handed over too.
 */
export function watchInvalidations(
  db: Database,
  drop: (tags: string[]) => void,
  onError: (error: unknown) => void,
) {
  let seen = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let broken = false

  async function poll() {
    const rows = await db
      .selectFrom('invalidations')
      .select(['id', 'tags'])
      .where('created_at', '>=', databaseTime(db, -WINDOW_MS))
      .execute()
    // After an outage longer than the window nothing cached can be trusted.
    if (broken) drop(['*'])
    broken = false
    for (const row of rows) {
      if (!seen.has(row.id)) drop(JSON.parse(row.tags) as string[])
    }
    seen = new Set(rows.map(row => row.id))
  }

  async function loop() {
    try {
      await poll()
    } catch (error) {
      if (!broken) onError(error)
      broken = true
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

/** Forgets what every process has long seen. */
export async function pruneInvalidations(db: Database) {
  await db
    .deleteFrom('invalidations')
    .where('created_at', '<', databaseTime(db, -10 * MINUTE))
    .execute()
}
