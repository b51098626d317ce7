import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { HOUR } from '#base'
import type { Database } from '#db'

/** Per email address and hour, next to the limits per IP address of the actions. */
const LIMITS = { password: 30, link: 6 } as const

export const ATTEMPTS_WINDOW_MS = HOUR

/** Counts an attempt in one statement. False if there were too many in the last hour. */
export async function countAttempt(
  db: Database,
  { kind, email, nowMs }: { kind: keyof typeof LIMITS; email: string; nowMs: number },
): Promise<boolean> {
  const isOver = sql<boolean>`customer_attempts.started_at <= ${nowMs - ATTEMPTS_WINDOW_MS}`
  const { count } = await db
    .insertInto('customer_attempts')
    .values({ key: keyOf(kind, email), count: 1, started_at: nowMs })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else customer_attempts.count + 1 end`,
        started_at: sql`case when ${isOver} then ${nowMs} else customer_attempts.started_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= LIMITS[kind]
}

export async function clearAttempts(db: Database, kind: keyof typeof LIMITS, email: string) {
  await db.deleteFrom('customer_attempts').where('key', '=', keyOf(kind, email)).execute()
}

/** Hashed, because addresses without an account are counted too. */
const keyOf = (kind: string, email: string) =>
  `${kind} ${createHash('sha256').update(email).digest('base64url')}`
