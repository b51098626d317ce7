import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NewsletterDeps } from './deps.ts'
import type { createSuppressions } from './suppressions.ts'

export const BOUNCES_PATH = '/newsletter/bounces'

/** What a mail provider reports of an address. */
export interface BounceReport {
  email: string
  type: 'bounce' | 'complaint'
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

    /** Each address is written to no more. */
    async take(reports: readonly BounceReport[]) {
      for (const { email, type } of reports) await suppressions.add(email, type)
    },
  }
}
