import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY } from '#base'

const LIFETIME_MS = 7 * DAY

/** Tokens that allow viewing a draft without sign-in until they expire. */
export function createPreviewTokens(secret: string, now: () => number) {
  const sign = (claims: string) =>
    createHmac('sha256', `preview ${secret}`).update(claims).digest('base64url')

  return {
    issue(pageId: string) {
      const expiresAt = now() + LIFETIME_MS
      const claims = `${pageId}.${expiresAt.toString(36)}`
      return { token: `${claims}.${sign(claims)}`, expiresAt }
    },

    /** Undefined for invalid, changed or expired tokens. */
    read(token: string): { pageId: string; issuedAt: number; expiresAt: number } | undefined {
      const [pageId = '', expiry = '', signature = '', rest] = token.split('.')
      if (rest !== undefined) return undefined
      const expected = Buffer.from(sign(`${pageId}.${expiry}`))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const expiresAt = Number.parseInt(expiry, 36)
      const issuedAt = expiresAt - LIFETIME_MS
      return expiresAt > now() ? { pageId, issuedAt, expiresAt } : undefined
    },
  }
}
