import { createHash } from 'node:crypto'
import { createKey, HOUR, MINUTE } from '#base'
import type { Database } from '#db'

/** `sign-in`, also for the first time; `email` for a new address; challenges of passkeys. */
export type TokenPurpose = 'sign-in' | 'email' | 'add-passkey' | 'use-passkey'

export const LINK_LASTS_MS = HOUR
export const CHALLENGE_LASTS_MS = 5 * MINUTE

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

interface NewToken {
  purpose: TokenPurpose
  email?: string
  customerId?: string | undefined
  name?: string
  next?: string
  expiresAt: number
  /** A random key if missing. */
  token?: string
}

/** Stores the hash of a token and returns the token. */
export async function createToken(db: Database, wanted: NewToken): Promise<string> {
  const token = wanted.token ?? createKey()
  await db
    .insertInto('customer_tokens')
    .values({
      token_hash: hashToken(token),
      purpose: wanted.purpose,
      email: wanted.email ?? '',
      customer_id: wanted.customerId ?? null,
      name: wanted.name ?? '',
      next: wanted.next ?? '',
      expires_at: wanted.expiresAt,
    })
    .execute()
  return token
}

interface AskedToken {
  token: string
  purpose: TokenPurpose
  nowMs: number
}

/** A token that can still be used. */
export function findToken(db: Database, { token, purpose, nowMs }: AskedToken) {
  return db
    .selectFrom('customer_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()
}

/** Uses up a token. Of several at once, one gets it. */
export function takeToken(db: Database, { token, purpose, nowMs }: AskedToken) {
  return db
    .deleteFrom('customer_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', nowMs)
    .returningAll()
    .executeTakeFirst()
}
