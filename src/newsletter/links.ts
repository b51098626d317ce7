import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY } from '#base'

export const CONFIRM_PATH = '/newsletter/confirm'
export const PREFERENCES_PATH = '/newsletter/preferences'
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe'
export const OPENED_PATH = '/newsletter/opened.gif'
export const CLICKED_PATH = '/newsletter/link'

/** How long a subscription can be confirmed. */
export const CONFIRM_MS = 7 * DAY

const PATHS = {
  confirm: CONFIRM_PATH,
  preferences: PREFERENCES_PATH,
  unsubscribe: UNSUBSCRIBE_PATH,
  opened: OPENED_PATH,
  clicked: CLICKED_PATH,
} as const
type Purpose = keyof typeof PATHS

/** Signed links for mails: each for one subscriber and one purpose, without sign-in. */
export function createLinks({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const sign = (purpose: Purpose, claim: string) =>
    createHmac('sha256', `newsletter-${purpose} ${secret}`).update(claim).digest('base64url')

  return {
    /**
     * `detail`: further signed data, such as a time or campaign id; letters, digits, hyphens and
     * underscores.
     */
    to(purpose: Purpose, subscriberId: string, detail = ''): string {
      const claim = `${subscriberId}.${detail}`
      return `${publicUrl}${PATHS[purpose]}?token=${claim}.${sign(purpose, claim)}`
    },

    /** Verifies a token and returns its content. */
    read(purpose: Purpose, token: string): { id: string; detail: string } | undefined {
      const [id = '', detail = '', signature = '', rest] = token.split('.')
      const expected = Buffer.from(sign(purpose, `${id}.${detail}`))
      const given = Buffer.from(signature)
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && rest === undefined ? { id, detail } : undefined
    },
  }
}

export type Links = ReturnType<typeof createLinks>
