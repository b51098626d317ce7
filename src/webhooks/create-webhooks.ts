import { createDeliver } from './deliver.ts'
import type { WebhookDeps } from './deps.ts'
import { createWebhookEditor } from './edit-webhooks.ts'
import { queueChanges } from './queue-changes.ts'

/**
 * Tells other programs about changes. Triggers note changed rows while there are webhooks, a task queues
 * them, and the outbox delivers them with retries.
 */
export function createWebhooks(deps: WebhookDeps) {
  return {
    ...createWebhookEditor(deps),
    queueChanges: () => queueChanges(deps),
    deliver: createDeliver(deps),
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
