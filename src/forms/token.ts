import { createHmac, timingSafeEqual } from 'node:crypto'
import { createId, isRecord, MINUTE } from '#base'

export const TOKEN_LIFETIME_MS = 120 * MINUTE

/** What a form's token vouches for. */
export interface TokenClaims {
  id: string
  form: string
  issuedAt: number
  captcha?: [number, number] | undefined
  /** Given with a refused form: its fields were filled in before. */
  again?: boolean | undefined
}

/** Signed, expiring tokens, bound to one form; single use is the caller's, by the claim's `id`. */
export function createTokens(secret: string, now: () => number) {
  const sign = (payload: string) =>
    createHmac('sha256', `form-token ${secret}`).update(payload).digest('base64url')

  return {
    issue(form: string, more: Pick<TokenClaims, 'captcha' | 'again'> = {}): string {
      const claims: TokenClaims = { id: createId(), form, issuedAt: now(), ...more }
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${payload}.${sign(payload)}`
    },

    /** The claims of a token of ours for this form that has not expired; else undefined. */
    read(token: string, form: string): TokenClaims | undefined {
      const [payload = '', signature = '', rest] = token.split('.')
      if (rest !== undefined) return undefined
      const expected = Buffer.from(sign(payload))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
      if (!isRecord(claims) || claims.form !== form) return undefined
      const { issuedAt } = claims as unknown as TokenClaims
      return now() - issuedAt <= TOKEN_LIFETIME_MS ? (claims as unknown as TokenClaims) : undefined
    },
  }
}

/** Two numbers from 1 to 15 (FM-4). */
export function createCaptcha(): [number, number] {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2))
  return [1 + (a % 15), 1 + (b % 15)]
}
