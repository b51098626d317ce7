import { createHmac, timingSafeEqual } from 'node:crypto'
import { isStatusOfSender, readStatus } from '#mail'
import type { NewsletterDeps } from './deps.ts'
import type { createSuppressions } from './suppressions.ts'

export const BOUNCES_PATH = '/newsletter/bounces'

/** An event reported by a mail provider. */
export interface MailEvent {
  email: string
  /** Event type of this API, or an additional type next to `event`. */
  type?: string | undefined
  /** Event name of Brevo and SendGrid. */
  event?: string | undefined
  /** SendGrid: enhanced status code (RFC 3463), such as `4.2.2` for a full mailbox. */
  status?: unknown
  /** The same in the server's words, such as `550 5.7.1 …`. */
  reason?: unknown
}

/** Events that end subscriptions. */
const REASONS = new Map<string, 'bounce' | 'complaint'>([
  ['bounce', 'bounce'],
  ['complaint', 'complaint'],
  // Brevo
  ['hardbounce', 'bounce'],
  ['invalidemail', 'bounce'],
  ['spam', 'complaint'],
  // SendGrid
  ['spamreport', 'complaint'],
  // Others
  ['bounced', 'bounce'],
  ['complained', 'complaint'],
  ['spamcomplaint', 'complaint'],
])

/** Codes of full mailboxes and delivery problems: the address exists. */
const OTHER_FAULT = /^\d\.(?:2\.[23]|3\.4|[56]\.\d+)$/

/** Reason to suppress an address; undefined for temporary problems and other events. */
function reasonOf({ type = '', event, status, reason }: MailEvent) {
  const found = REASONS.get(toName(event ?? type))
  if (found !== 'bounce') return found
  const said = [status, reason].map(text => String(text ?? ''))
  const codes = said.flatMap(text => readStatus(text) ?? [])
  const isTemporary = said.some(text => /^\W*4\d\d\b/.test(text)) || codes[0]?.startsWith('4')
  const isOtherFault = codes.some(code => isStatusOfSender(code) || OTHER_FAULT.test(code))
  const isBlocked = event !== undefined && toName(type) === 'blocked'
  return isTemporary || isOtherFault || isBlocked ? undefined : found
}

/** Names are written with underscores, hyphens and capitals, as each provider likes. */
const toName = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

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

    /**
     * Ends subscriptions of addresses that bounced permanently or complained. Stores nothing about
     * other events.
     */
    async take(events: readonly MailEvent[]) {
      for (const event of events) {
        const reason = reasonOf(event)
        if (reason) await suppressions.add(event.email, reason)
      }
    },
  }
}
