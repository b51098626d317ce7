import type { Clock } from '#base'
import type { Database } from '#db'
import type { CallOutside } from './providers/provider.ts'

export interface NewsletterDeps {
  db: Database
  clock: Clock
  secret: string
  /** Without a trailing slash. */
  publicUrl: string
  /** Of the site. */
  locale(): Promise<string>
  /** The one way to other servers. */
  call: CallOutside
  /** Posts JSON, signed with each of the secrets; rejects where it was not taken. */
  sendWebhook(hook: { url: string; secrets: readonly string[]; body: string }): Promise<void>
}
