/** What webhooks can tell other programs. */
export const WEBHOOK_TOPICS = [
  'order.created',
  'order.changed',
  'product.created',
  'product.changed',
  'product.deleted',
  'review.created',
  'review.changed',
] as const
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number]

/** Entities whose changes are noted. */
export type WebhookKind = 'order' | 'product' | 'review'

export interface Webhook {
  id: string
  name: string
  url: string
  topics: WebhookTopic[]
  enabled: boolean
  /** Key of the signature. */
  secret: string
  createdAt: number
}
