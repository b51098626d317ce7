import type { Clock } from '#base'
import type { Database } from '#db'
import type { CallOutside } from './providers/provider.ts'

export interface NewsletterDeps {
  db: Database
  clock: Clock
  secret: string
  /** Without a trailing slash. */
  publicUrl: string
  /** The one way to other servers. */
  call: CallOutside
}
