import { sql } from 'kysely'
import { createId, SECOND, systemClock } from '#base'
import type { Database } from '#db'

/**
 * Counts an event in a fixed window and returns the time in milliseconds until the next is allowed;
 * 0 up to `max`. A single statement, so that concurrent attempts cannot read the same count.
 */
export async function countOne(
  db: Database,
  { key, max, windowMs }: { key: string; max: number; windowMs: number },
): Promise<number> {
  // Uses the system clock like better-auth.
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
 * Rate limit storage for better-auth. Its own storage reads and then updates, which is not atomic
 * on Postgres, and deletes all counts older than a minute.
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
