import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Provider } from './schema.ts'

/** What a sign-up form says about where its sign-ups go (spec §3). */
export interface SignUpTarget {
  listId: string
  provider: Provider
  /** Name of the account; empty for a list of this site. */
  account: string
}

/** NL-3: a form can only name the list, provider and account that it was given. */
export function createChecksum(secret: string) {
  const of = ({ listId, provider, account }: SignUpTarget) =>
    createHmac('sha256', `newsletter-form ${secret}`)
      .update(JSON.stringify([listId, provider, account]))
      .digest('base64url')

  return {
    of,
    holds(target: SignUpTarget, checksum: string): boolean {
      const expected = Buffer.from(of(target))
      const given = Buffer.from(checksum)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
