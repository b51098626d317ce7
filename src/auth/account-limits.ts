import { createHash } from 'node:crypto'
import { HOUR } from '#base'
import type { Database } from '#db'
import { countOne } from './count-tries.ts'

/**
 * Slow limits of an account, beside the quick ones of an address: however many addresses somebody has. Tries from browsers
 * in which the account was signed in before are counted apart, so that a stranger cannot lock its owner out.
 */
export const ACCOUNT_LIMITS = { 'sign-in': 60, 'reset-mail': 5 } as const

type What = keyof typeof ACCOUNT_LIMITS

/** What stands for an e-mail address where it need not be read. */
export const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Counts one try; false when there were too many within an hour. */
export async function countTry(db: Database, what: What, who: string): Promise<boolean> {
  const limit = { key: keyOf(what, who), max: ACCOUNT_LIMITS[what], windowMs: HOUR }
  return (await countOne(db, limit)) === 0
}

/** After a success the count begins anew. */
export async function forgetTries(db: Database, what: What, who: string) {
  await db.deleteFrom('auth_rate_limits').where('key', '=', keyOf(what, who)).execute()
}

const keyOf = (what: What, who: string) => `account ${what} ${who}`
