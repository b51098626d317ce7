import type { Destination } from '#base'
import type { OutboxItem } from '#db/schema'

export { dateLimit, timeLimit } from './check-answer.ts'
export { MEGABYTE } from './check-files.ts'
export { hiddenFields, resolveForm, ruleHolds } from './conditions.ts'
export * from './definition.ts'
export type { FormDelivery } from './delivery.ts'
export { FormulaError, parseFormula } from './formula.ts'
export type { FormProblem, FormProblemReason } from './problem.ts'
export { isChoice, MAX_RECIPIENTS, type RecipientRule, readAddresses } from './recipients.ts'
export type { FormRefusal, FormState, FormToken } from './state.ts'
export {
  labelOf,
  type Validation,
  validateForm,
} from './validate.ts'
export { readValues, toSentFields } from './wire.ts'

/** Third-party bot checks that an owner may add to the built-in proof of work. */
export const BOT_PROVIDERS = ['turnstile', 'recaptcha'] as const
export type BotProviderName = (typeof BOT_PROVIDERS)[number]

/** What a page with a guarded form may load for them. */
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

/** One answer of a form, as it was sent. */
export interface SubmittedAnswer {
  id: string
  label: string
  value: string
  files?: SubmittedFile[]
}

/** A file that was sent with a form; only staff may open it. */
export interface SubmittedFile {
  /** Where it is stored: `<submission id>/<number>.<ending>`. */
  file: string
  /** As the visitor called it. */
  name: string
  mime: string
  bytes: number
}

/** A field of a form as a column of its answers, by its latest label. */
export interface AnswerColumn {
  id: string
  label: string
}

/** A form that something was sent through, or that was begun; it may be gone. */
export interface KnownForm {
  /** `<page id>/<module id>`. */
  key: string
  title: string
  /** What the subject of a split test is called that it stands in: its copies in the others are forms of their own. */
  subject: string | null
  page: string
}

/** A destination of forms as staff see it. Times are UTC milliseconds. */
export interface FormDestination extends Destination {
  /** Name of whoever published the form; empty for the value of a variable. */
  requestedBy: string
  requestedAt: number
  approvedBy: string | null
  /** Null while it waits for approval. */
  approvedAt: number | null
  /** Deliveries that wait for the approval. */
  held: number
}

/** What a submission sent to somebody else, and how far it came. */
export interface Delivery {
  id: string
  kind: 'notice' | 'confirmation' | 'webhook'
  /** `held`: waits until `destination` is approved. */
  state: OutboxItem['state'] | 'saved' | 'held'
  destination: Destination | null
  /** Null until it was tried. */
  recipient: string | null
  /** Failed ones. */
  attempts: number
  maxAttempts: number
  /** Of the last one that failed. */
  lastError: string | null
  /** When it is tried next; null when it is not. */
  nextTryAt: number | null
  doneAt: number | null
}

/** What a visitor sent through a form, as the staff sees it. Times are UTC milliseconds. */
export interface SubmissionItem {
  id: string
  /** The form's title, or where it stands. */
  form: string
  /** What the subject of a split test is called that the form stands in. */
  subject: string | null
  page: string
  replyTo: string | null
  status: SubmissionStatus
  createdAt: number
  fields: SubmittedAnswer[]
  /** How many answers it was given. */
  replies: number
}

export interface SubmissionReply {
  id: string
  to: string
  subject: string
  body: string
  author: string
  createdAt: number
  /** `waiting` until the mail is out; `saved` when it went to the mail folder, for want of a mail server; `failed` when it could not be sent after many tries. */
  state: 'waiting' | 'sent' | 'saved' | 'failed'
}
