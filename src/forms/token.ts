import { createHmac, timingSafeEqual } from 'node:crypto'
import { createId, DAY, isRecord, MINUTE } from '#base'

export const TOKEN_LIFETIME_MS = 120 * MINUTE

/** The two numbers of a sum, each 1–15 (FM-4). */
export type Sum = [number, number]

/** Signed content of a form's token. */
export interface TokenClaims {
  id: string
  form: string
  issuedAt: number
  /** How it was issued: a token that a script asked for is only taken with proof of work (FM-9). */
  via: 'script' | 'plain'
  captcha?: Sum | undefined
  /** The sum was solved before this token was issued. */
  solved?: boolean | undefined
  /** Issued with a refused form, whose fields were filled in before. */
  again?: boolean | undefined
  /** Issued because the honeypot was filled; its sum overrides the honeypot. */
  suspect?: boolean | undefined
}

/** Signed, expiring tokens bound to one form. The caller enforces single use by `id`. */
export function createTokens(secret: string, now: () => number) {
  const sign = (payload: string) =>
    createHmac('sha256', `form-token ${secret}`).update(payload).digest('base64url')

  return {
    issue(form: string, more: Omit<TokenClaims, 'id' | 'form' | 'issuedAt'>): string {
      const claims: TokenClaims = { id: createId(), form, issuedAt: now(), ...more }
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${payload}.${sign(payload)}`
    },

    /** The claims of a valid token of this form that has not expired; else undefined. */
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

/** Two random numbers from 1 to 15 (FM-4). */
export function createCaptcha(): Sum {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2))
  return [1 + (a % 15), 1 + (b % 15)]
}

/** How long a cached page may show the same sum, in days. */
const SUM_DAYS = 7

/**
 * The sum that a cached page shows: the same for everybody on one day. The page posts the day as `sum`, so that the server
 * can work out the numbers again.
 */
export function createDailySums(secret: string, now: () => number) {
  const today = () => Math.floor(now() / DAY)
  const sumOf = (form: string, day: number): Sum => {
    const bytes = createHmac('sha256', `form-sum ${secret}`).update(`${form} ${day}`).digest()
    return [1 + (bytes.readUInt32BE(0) % 15), 1 + (bytes.readUInt32BE(4) % 15)]
  }
  return {
    today: (form: string) => ({ captcha: sumOf(form, today()), sum: String(today()) }),
    /** UTC milliseconds at which another sum is shown. */
    nextAt: () => (today() + 1) * DAY,
    /** The sum that was shown on a day; undefined for one that is no day or too long ago. */
    read(form: string, sum: string): Sum | undefined {
      const day = /^\d{1,6}$/.test(sum) ? Number(sum) : Number.NaN
      return day <= today() && day > today() - SUM_DAYS ? sumOf(form, day) : undefined
    },
  }
}
