import type { Destination } from '#base'
import type { OutboxItem } from '#db/schema'

export { dateLimit, timeLimit } from './check-answer.ts'
export { MEGABYTE } from './check-files.ts'
export { hiddenFields, resolveForm, ruleHolds } from './conditions.ts'
export * from './definition.ts'
export type { FormDelivery } from './delivery.ts'
export { readValues, toSentFields } from './form-serialization.ts'
export { FormulaError, parseFormula } from './formula.ts'
export type { FormProblem, FormProblemReason } from './problem.ts'
export { isChoice, MAX_RECIPIENTS, type RecipientRule, readAddresses } from './recipients.ts'
export type { FormRefusal, FormState, FormToken } from './state.ts'
export {
  labelOf,
  type Validation,
  validateForm,
} from './validate.ts'

/** Third-party bot checks, in addition to proof of work. */
export const BOT_PROVIDERS = ['turnstile', 'recaptcha'] as const
export type BotProviderName = (typeof BOT_PROVIDERS)[number]

/** Sources that pages need for them. */
export const BOT_PROVIDER_SOURCES = {
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
    'connect-src': ['https://challenges.cloudflare.com'],
  },
  recaptcha: {
    'script-src': ['https://www.google.com', 'https://www.gstatic.com'],
    'frame-src': ['https://www.google.com'],
    'connect-src': ['https://www.google.com'],
  },
} as const satisfies Record<BotProviderName, Record<string, readonly string[]>>

export const SUBMISSION_STATUSES = ['new', 'read', 'spam'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** An answer as submitted. */
export interface SubmittedAnswer {
  id: string
  label: string
  value: string
  files?: SubmittedFile[]
}

/** An uploaded file, visible to staff only. */
export interface SubmittedFile {
  /** Storage path: `<submission id>/<number>.<extension>`. */
  file: string
  /** Original name. */
  name: string
  mime: string
  bytes: number
}

/** A field as a column of answers, with its latest label. */
export interface AnswerColumn {
  id: string
  label: string
}

/** A form with submissions or starts; may be deleted. */
export interface KnownForm {
  /** `<page id>/<module id>`. */
  key: string
  title: string
  /** Name of the split test subject that contains it; its copies in other subjects are separate forms. */
  subject: string | null
  page: string
}

/** A destination for staff. Times are UTC milliseconds. */
export interface FormDestination extends Destination {
  /** Name of the publisher; empty for variable values. */
  requestedBy: string
  requestedAt: number
  approvedBy: string | null
  /** Null while pending. */
  approvedAt: number | null
  /** Number of held deliveries. */
  held: number
}

/** A delivery of a submission and its state. */
export interface Delivery {
  id: string
  kind: 'notice' | 'confirmation' | 'webhook'
  /** `held`: waits for approval of `destination`. */
  state: OutboxItem['state'] | 'saved' | 'held'
  destination: Destination | null
  /** Null before the first attempt. */
  recipient: string | null
  /** Failed attempts. */
  attempts: number
  maxAttempts: number
  /** Error of the last failed attempt. */
  lastError: string | null
  /** Null if no further attempt is planned. */
  nextTryAt: number | null
  doneAt: number | null
}

/** A submission as shown to staff. Times are UTC milliseconds. */
export interface SubmissionItem {
  id: string
  /** Title of the form, or its location. */
  form: string
  /** Name of the split test subject that contains the form. */
  subject: string | null
  page: string
  replyTo: string | null
  status: SubmissionStatus
  createdAt: number
  fields: SubmittedAnswer[]
  /** Number of replies. */
  replies: number
}

export interface SubmissionReply {
  id: string
  to: string
  subject: string
  body: string
  author: string
  createdAt: number
  /**
   * `waiting` until sent; `saved` if written to the mail folder because no mail server is
   * configured; `failed` after too many attempts.
   */
  state: 'waiting' | 'sent' | 'saved' | 'failed'
}
