import type { Clock } from '#base'
import type { Database } from '#db'
import type { WebhookKind } from './schema.ts'

export interface WebhookDeps {
  db: Database
  clock: Clock
  /** Encrypts signing secrets. */
  sealed: { seal(text: string): string; unseal(sealed: string): string }
  /** Current state of an entity for receivers; undefined if there is nothing to tell. */
  load(kind: WebhookKind, id: string): Promise<object | undefined>
  /** Posts JSON to a URL, signed with each secret. Rejects unless the answer is 2xx in time. */
  sendWebhook(hook: { url: string; secrets: readonly string[]; body: string }): Promise<void>
}
