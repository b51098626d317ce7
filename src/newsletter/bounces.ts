import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NewsletterDeps } from './deps.ts'
import type { createSuppressions } from './suppressions.ts'

export const BOUNCES_PATH = '/newsletter/bounces'

/** What a mail provider tells of an address. */
export interface MailEvent {
  email: string
  /** What happened: this site's own name for it, or beside `event` something of the provider's. */
  type?: string | undefined
  /** What happened, as Brevo and SendGrid call it. */
  event?: string | undefined
  /** SendGrid: the answer of the receiving server (RFC 3463), such as `4.2.2` for a mailbox that is full. */
  status?: unknown
}

/** What ends subscriptions: that an address does not exist, or that its owner complained. */
const REASONS = new Map<string, 'bounce' | 'complaint'>([
  ['bounce', 'bounce'],
  ['complaint', 'complaint'],
  // Brevo
  ['hard_bounce', 'bounce'],
  ['invalid_email', 'bounce'],
  ['spam', 'complaint'],
  // SendGrid
  ['spamreport', 'complaint'],
])

/** Why an address is written to no more; undefined for all other events, and for what may pass. */
function reasonOf({ type = '', event, status }: MailEvent) {
  const code = String(status ?? '')
  const isAboutSender = code.startsWith('5.7.') || (event === 'bounce' && type === 'blocked')
  return code.startsWith('4') || isAboutSender ? undefined : REASONS.get(event ?? type)
}

/** Mail providers report bounces and complaints to an address that holds a key, as they cannot sign in. */
export function createBounces(
  deps: NewsletterDeps & { suppressions: ReturnType<typeof createSuppressions> },
) {
  const { secret, publicUrl, suppressions } = deps
  const key = createHmac('sha256', secret).update('newsletter-bounces').digest('base64url')

  return {
    address: `${publicUrl}${BOUNCES_PATH}/${key}`,

    isKey(given: string): boolean {
      const [own, other] = [Buffer.from(key), Buffer.from(given)]
      return own.length === other.length && timingSafeEqual(own, other)
    },

    /** Ends the subscriptions of addresses that do not exist or complained, and keeps nothing of all else. */
    async take(events: readonly MailEvent[]) {
      for (const event of events) {
        const reason = reasonOf(event)
        if (reason) await suppressions.add(event.email, reason)
      }
    },
  }
}
