import { createHmac, timingSafeEqual } from 'node:crypto'
import { createId, DAY, isRecord, MINUTE } from '#base'

export const TOKEN_LIFETIME_MS = 120 * MINUTE

/** The two summands, each 1 to 15 (FM-4). */
export type Sum = [number, number]

/** Signed content of a form token. */
export interface TokenClaims {
  id: string
  form: string
  issuedAt: number
  /** How it was issued: tokens requested by script need proof of work (FM-9). */
  via: 'script' | 'plain'
  captcha?: Sum | undefined
  /** The sum was solved before this token was issued. */
  solved?: boolean | undefined
  /** Issued with a refused form, so the speed check does not apply. */
  again?: boolean | undefined
  /** Issued because the honeypot was filled; a solved sum overrides it. */
  suspect?: boolean | undefined
}

/** Signed, expiring tokens bound to a form. The caller enforces single use through `id`. */
export function createTokens(secret: string, now: () => number) {
  const sign = (payload: string) =>
    createHmac('sha256', `form-token ${secret}`).update(payload).digest('base64url')

  return {
    issue(form: string, more: Omit<TokenClaims, 'id' | 'form' | 'issuedAt'>): string {
      const claims: TokenClaims = { id: createId(), form, issuedAt: now(), ...more }
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${payload}.${sign(payload)}`
    },

    /** Claims of a valid, unexpired token of this form; else undefined. */
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

/** Number of days for which a cached page's sum stays valid. */
const SUM_DAYS = 7

/**
 * Sum for cached pages: the same for everyone on a day. The page submits the day as `sum`, from
 * which the server derives the numbers.
 */
export function createDailySums(secret: string, now: () => number) {
  const today = () => Math.floor(now() / DAY)
  const sumOf = (form: string, day: number): Sum => {
    const bytes = createHmac('sha256', `form-sum ${secret}`).update(`${form} ${day}`).digest()
    return [1 + (bytes.readUInt32BE(0) % 15), 1 + (bytes.readUInt32BE(4) % 15)]
  }
  return {
    today: (form: string) => ({ captcha: sumOf(form, today()), sum: String(today()) }),
    /** When the sum changes, in UTC milliseconds. */
    nextAt: () => (today() + 1) * DAY,
    /** Sum of a given day; undefined if invalid or too old. */
    read(form: string, sum: string): Sum | undefined {
      const day = /^\d{1,6}$/.test(sum) ? Number(sum) : Number.NaN
      return day <= today() && day > today() - SUM_DAYS ? sumOf(form, day) : undefined
    },
  }
}
