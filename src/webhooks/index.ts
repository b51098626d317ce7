export { createWebhooks, type Webhooks } from './create-webhooks.ts'
export type { WebhookEdit } from './edit-webhooks.ts'
export { WEBHOOK_TOPICS, type WebhookKind, type WebhookTopic } from './schema.ts'
