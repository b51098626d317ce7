import type { Generated } from 'kysely'

export interface WebhookTables {
  webhooks: {
    id: string
    name: string
    url: string
    /** JSON list of `WebhookTopic`. */
    topics: string
    enabled: number
    /** Encrypted. */
    secret: string
    created_at: number
  }
  /** Changed rows that were not queued for webhooks yet; written by triggers. */
  webhook_changes: {
    id: Generated<number>
    /** `WebhookKind`. */
    kind: string
    entity_id: string
    /** `created`, `changed` or `deleted`. */
    change: string
  }
}
