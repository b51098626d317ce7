import { createHash } from 'node:crypto'
import { HOUR } from '#base'
import type { Database } from '#db'
import { countOne } from './count-tries.ts'

/**
 * Slow limits per account, next to the fast limits per IP address, so that distributed attempts are
 * stopped too. Attempts from browsers that signed in before are counted separately, so that a
 * stranger cannot lock the owner out.
 */
export const ACCOUNT_LIMITS = { 'sign-in': 60, 'reset-mail': 5, confirm: 20 } as const

type What = keyof typeof ACCOUNT_LIMITS

/** Hash of an email address for use as a key. */
export const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Counts an attempt; false if there were too many within an hour. */
export async function countTry(db: Database, what: What, who: string): Promise<boolean> {
  const limit = { key: keyOf(what, who), max: ACCOUNT_LIMITS[what], windowMs: HOUR }
  return (await countOne(db, limit)) === 0
}

/** Resets the count after a success. */
export async function clearAttempts(db: Database, what: What, who: string) {
  await db.deleteFrom('auth_rate_limits').where('key', '=', keyOf(what, who)).execute()
}

const keyOf = (what: What, who: string) => `account ${what} ${who}`
