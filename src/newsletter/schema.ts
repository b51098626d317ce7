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

/** Who keeps a list: this site, or a service elsewhere (NL-3). */
export const PROVIDERS = ['site', 'mailchimp', 'brevo', 'webhook'] as const
export type Provider = (typeof PROVIDERS)[number]
/** Those that take an account. */
export const OUTSIDE_PROVIDERS = ['mailchimp', 'brevo', 'webhook'] as const
export type OutsideProvider = (typeof OUTSIDE_PROVIDERS)[number]

/** Times are UTC milliseconds. */
export interface NewsletterList {
  id: string
  name: string
  /** What subscribers read about it. */
  description: string
  isPublic: boolean
  provider: Provider
  /** Null for a list of this site. */
  accountId: string | null
  remoteId: string
  templateId: string
  createdAt: number
  /** Of this site's lists: how many get letters. */
  confirmed: number
}

/** An account with a service elsewhere; its key is written and never read. */
export interface NewsletterAccount {
  id: string
  provider: OutsideProvider
  name: string
  url: string
  hasSecret: boolean
  createdAt: number
}

/** What a custom field was answered. */
export interface SubscriberAnswer {
  id: string
  label: string
  value: string
}

/** One address on one list, as staff sees it. */
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
  /** Proof of consent: what was agreed to, on which page, when and from which IP address. */
  consentText: string
  consentPage: string
  consentAt: number | null
  consentIp: string | null
  confirmedAt: number | null
  confirmedIp: string | null
  /** When it was agreed to that opens and clicks are counted. */
  measuredAt: number | null
  endedAt: number | null
}

/** An address that is written to no more; without the address where personal data was erased. */
export interface Suppression {
  id: string
  email: string | null
  reason: SuppressionReason
  createdAt: number
}

/** What importing a file of subscribers would do, or did. */
export interface SubscriberImport {
  format: CsvFormat
  /** Headings of columns that were not used. */
  ignoredColumns: string[]
  /** Rows below the header. */
  rows: number
  /** New and subscribed. */
  added: number
  /** New and kept as unsubscribed, bounced or suppressed, as their status in the file says. */
  ended: number
  /** On the list already, whatever their status: left as they are. */
  known: number
  suppressed: number
  /** The first of those that cannot be read, by their row; 1 is the header. */
  problems: { row: number; email: string; reason: 'no-address' | 'twice' | 'not-confirmed' }[]
  invalid: number
  /** The first rows as they would be added. */
  sample: { email: string; firstName: string; lastName: string; status: SubscriberStatus }[]
}

/** `paused`: a receiving server blocked the sender, and staff decides whether to go on. */
export const LETTER_STATUSES = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const
export type LetterStatus = (typeof LETTER_STATUSES)[number]

/** How far a letter has come with each of its recipients. */
export const DELIVERY_STATUSES = [
  /** Waits for its turn. */
  'queued',
  /** In the outbox. */
  'handed',
  /** Refused for the moment by the receiving server; the outbox retries. */
  'deferred',
  'sending',
  'sent',
  'bounced',
  /** Refused because of the sender, not the address (RFC 3463 X.7). */
  'blocked',
  /** Unsubscribed or erased before it was their turn. */
  'skipped',
  /** Refused for good, or given up after many tries. */
  'failed',
  /** The server was stopped while it was being sent: it may have arrived, or not. */
  'uncertain',
] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

export interface Letter {
  id: string
  subject: string
  /** Null when it is gone. */
  listId: string | null
  list: string | null
  /** The layout block that it is written in. */
  pageId: string | null
  /** How many go out a minute, at most. */
  perMinute: number
  /** Whether opens and clicks are counted, of subscribers who agreed to it. */
  measures: boolean
  status: LetterStatus
  scheduledAt: number | null
  startedAt: number | null
  finishedAt: number | null
  /** The reply of the mail server that paused it; null in every other status. */
  pauseReason: string | null
  createdAt: number
  /** How many recipients there are by how far it has come, and how many unsubscribed by it; of those who are measured, how many opened and clicked. */
  report: Record<DeliveryStatus | 'unsubscribed' | 'measured' | 'opened' | 'clicked', number>
}

/** Who wants to be on a list, and what they agreed to. */
export interface SignUp {
  email: string
  firstName: string
  lastName: string
  fields: SubscriberAnswer[]
  consentText: string
  /** URL path of the page that the form stands on. */
  consentPage: string
  /** Where the form keeps it. */
  ip: string | null
  /** Whether they agreed that opens and clicks are counted. */
  isMeasured: boolean
}
