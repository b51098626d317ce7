import { sql } from 'kysely'
import type { Database } from './database.ts'
import { withRelaxedDurability } from './durability.ts'
import { databaseTime } from './invalidation.ts'

/**
 * Counts a request in a window that begins with the first one, for all processes together. The
 * window follows the clock of the database. A single statement, so that no request is lost.
 */
export async function countRequest(
  db: Database,
  { key, windowMs }: { key: string; windowMs: number },
): Promise<{ count: number; leftMs: number }> {
  const now = databaseTime(db)
  const isOver = sql`request_counts.ends_at <= ${now}`
  const counted = await withRelaxedDurability(() =>
    db
      .insertInto('request_counts')
      .values({ key, count: 1, ends_at: databaseTime(db, windowMs) })
      .onConflict(conflict =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${isOver} then 1 else request_counts.count + 1 end`,
          ends_at: sql`case when ${isOver} then excluded.ends_at else request_counts.ends_at end`,
        }),
      )
      .returning(['count', sql<number>`ends_at - ${now}`.as('leftMs')])
      .executeTakeFirstOrThrow(),
  )
  return { count: counted.count, leftMs: Math.max(1, Number(counted.leftMs)) }
}

/** Deletes counts of past windows. */
export async function pruneRequestCounts(db: Database) {
  await db.deleteFrom('request_counts').where('ends_at', '<=', databaseTime(db)).execute()
}
