import { sql } from 'kysely'
import { createId, SECOND, systemClock } from '#base'
import type { Database } from '#db'

/**
 * Counts one more under a key, from the first of a window on, and answers how long none is allowed any more: 0 while
 * there are no more than `max`. One statement does both, so that tries at once cannot all read the count of before.
 */
export async function countOne(
  db: Database,
  { key, max, windowMs }: { key: string; max: number; windowMs: number },
): Promise<number> {
  // Tries are real ones: by the machine's clock, as better-auth writes its times.
  const now = systemClock.now()
  const isOver = sql<boolean>`auth_rate_limits."lastRequest" <= ${now - windowMs}`
  const row = await db
    .insertInto('auth_rate_limits')
    .values({ id: createId(), key, count: 1, lastRequest: now })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else auth_rate_limits.count + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else auth_rate_limits."lastRequest" end`,
      }),
    )
    .returning(['count', 'lastRequest'])
    .executeTakeFirstOrThrow()
  return row.count <= max ? 0 : Math.max(1, row.lastRequest + windowMs - now)
}

/**
 * What better-auth counts tries of an address by. Its own storage reads, then updates in a statement that Postgres does
 * not check again once it has waited for another, and forgets every count of the table that is a minute old.
 */
export function createTryCounts(db: Database) {
  const notAsked = async () => {
    throw new Error('better-auth counts by consume')
  }
  return {
    get: notAsked,
    set: notAsked,
    async consume(key: string, { window, max }: { window: number; max: number }) {
      const waitMs = await countOne(db, { key, max, windowMs: window * SECOND })
      return { allowed: waitMs === 0, retryAfter: Math.ceil(waitMs / SECOND) || null }
    },
  }
}
