import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createId, HOUR, systemClock } from '#base'
import type { Database } from '#db'

/**
 * Slow limits of an account, beside the quick ones of an address: however many addresses somebody has. Tries from browsers
 * in which the account was signed in before are counted apart, so that a stranger cannot lock its owner out.
 */
export const ACCOUNT_LIMITS = { 'sign-in': 60, 'reset-mail': 5 } as const
const WINDOW_MS = HOUR

type What = keyof typeof ACCOUNT_LIMITS

/** What stands for an e-mail address where it need not be read. */
export const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Counts one try; false when there were too many within an hour. The rows are pruned with better-auth's own. */
export async function countTry(db: Database, what: What, who: string): Promise<boolean> {
  const now = systemClock.now()
  const isOver = sql<boolean>`auth_rate_limits."lastRequest" <= ${now - WINDOW_MS}`
  const row = await db
    .insertInto('auth_rate_limits')
    .values({ id: createId(), key: keyOf(what, who), count: 1, lastRequest: now })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else auth_rate_limits.count + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else auth_rate_limits."lastRequest" end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count <= ACCOUNT_LIMITS[what]
}

/** After a success the count begins anew. */
export async function forgetTries(db: Database, what: What, who: string) {
  await db.deleteFrom('auth_rate_limits').where('key', '=', keyOf(what, who)).execute()
}

const keyOf = (what: What, who: string) => `account ${what} ${who}`
