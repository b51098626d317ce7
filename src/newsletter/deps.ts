import type { Clock } from '#base'
import type { Database } from '#db'
import type { HttpCall } from './providers/provider.ts'

export interface NewsletterDeps {
  db: Database
  clock: Clock
  secret: string
  /** Without a trailing slash. */
  publicUrl: string
  /** Language of the site. */
  locale(): Promise<string>
  /** HTTP client for external services. */
  call: HttpCall
  /** Posts JSON, signed with each of the secrets. Rejects if it is not accepted. */
  sendWebhook(hook: { url: string; secrets: readonly string[]; body: string }): Promise<void>
}
