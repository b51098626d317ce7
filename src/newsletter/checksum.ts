import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Provider } from './schema.ts'

/** The list that a sign-up form is for (spec §3). */
export interface SignUpTarget {
  listId: string
  provider: Provider
  /** Name of the account; empty for a list of this site. */
  account: string
}

/** NL-3: signs list, provider and account, so that a form cannot name others. */
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
