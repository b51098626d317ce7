import type { CsvFormat } from '#csv/schema'

export { isNewsletterAddress, toEmailKey } from './address.ts'

export const SUBSCRIBER_STATUSES = [
  'pending',
  'confirmed',
  'unsubscribed',
  'bounced',
  'suppressed',
] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

export const SUPPRESSION_REASONS = ['staff', 'complaint', 'bounce', 'erased'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

/** Who manages a list: this site or an external service (NL-3). */
export const PROVIDERS = ['site', 'mailchimp', 'brevo', 'webhook'] as const
export type Provider = (typeof PROVIDERS)[number]
/** Providers that need an account. */
export const OUTSIDE_PROVIDERS = ['mailchimp', 'brevo', 'webhook'] as const
export type ExternalProvider = (typeof OUTSIDE_PROVIDERS)[number]

/** Times are in UTC milliseconds. */
export interface NewsletterList {
  id: string
  name: string
  /** Shown to subscribers. */
  description: string
  isPublic: boolean
  provider: Provider
  /** Null for a list of this site. */
  accountId: string | null
  remoteId: string
  templateId: string
  createdAt: number
  /** Number of confirmed subscribers, for lists of this site. */
  confirmed: number
}

/** A list that an address can choose. */
export interface SubscribedList {
  id: string
  name: string
  description: string
  isSubscribed: boolean
}

/** Account at an external service. Its key is write-only. */
export interface NewsletterAccount {
  id: string
  provider: ExternalProvider
  name: string
  url: string
  hasSecret: boolean
  createdAt: number
}

/** Value of a custom field. */
export interface SubscriberAnswer {
  id: string
  label: string
  value: string
}

/** An address on a list, as shown to staff. */
export interface Subscriber {
  id: string
  listId: string
  list: string
  email: string
  firstName: string
  lastName: string
  fields: SubscriberAnswer[]
  status: SubscriberStatus
  source: 'form' | 'import' | 'staff' | 'preferences'
  createdAt: number
  /** Proof of consent: text, page, time and IP address. */
  consentText: string
  consentPage: string
  consentAt: number | null
  consentIp: string | null
  confirmedAt: number | null
  confirmedIp: string | null
  /** When the subscriber agreed to open and click tracking. */
  measuredAt: number | null
  endedAt: number | null
}

/** An address that gets no mail; null if personal data was erased. */
export interface Suppression {
  id: string
  email: string | null
  reason: SuppressionReason
  createdAt: number
}

/** Result of an import or its preview. */
export interface SubscriberImport {
  format: CsvFormat
  /** Headers of unused columns. */
  ignoredColumns: string[]
  /** Rows below the header. */
  rows: number
  /** New subscriptions. */
  added: number
  /** New rows kept as unsubscribed, bounced or suppressed because of their status. */
  ended: number
  /** Already on the list with any status; unchanged. */
  known: number
  suppressed: number
  /** First invalid rows by number; 1 is the header. */
  problems: { row: number; email: string; reason: 'no-address' | 'twice' | 'not-confirmed' }[]
  invalid: number
  /** First rows to be added. */
  sample: { email: string; firstName: string; lastName: string; status: SubscriberStatus }[]
}

/** `paused`: a receiving server blocked the sender, and staff must decide. */
export const CAMPAIGN_STATUSES = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** Delivery state of a campaign for one recipient. */
export const DELIVERY_STATUSES = [
  /** Waiting. */
  'queued',
  /** In the outbox. */
  'handed',
  /** Temporarily refused by the receiving server; retried by the outbox. */
  'deferred',
  'sending',
  'sent',
  'bounced',
  /** Refused because of the sender, not the address (RFC 3463 X.7). */
  'blocked',
  /** Unsubscribed or erased before sending. */
  'skipped',
  /** Refused permanently, or too many attempts. */
  'failed',
  /** The server stopped while sending, so it is unknown whether it arrived. */
  'uncertain',
] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

export interface Campaign {
  id: string
  subject: string
  /** Null after the list was deleted. */
  listId: string | null
  list: string | null
  /** The layout block with the content. */
  pageId: string | null
  /** Maximum deliveries per minute. */
  perMinute: number
  /** Whether opens and clicks are tracked, for subscribers who agreed. */
  measures: boolean
  status: CampaignStatus
  scheduledAt: number | null
  startedAt: number | null
  finishedAt: number | null
  /** Reply of the mail server that caused the pause; null in other statuses. */
  pauseReason: string | null
  createdAt: number
  /**
   * Number of recipients by delivery state, and of those who unsubscribed through it; of tracked
   * recipients, how many opened and clicked.
   */
  report: Record<DeliveryStatus | 'unsubscribed' | 'measured' | 'opened' | 'clicked', number>
}

/** A subscription request and the consent given. */
export interface SignUp {
  email: string
  firstName: string
  lastName: string
  fields: SubscriberAnswer[]
  consentText: string
  /** URL path of the page with the form. */
  consentPage: string
  /** Only if the form is set to store it. */
  ip: string | null
  /** Whether the subscriber agreed to open and click tracking. */
  isMeasured: boolean
}
