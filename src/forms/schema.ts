export { hiddenFields, ruleHolds } from './conditions.ts'
export * from './definition.ts'
export type { FormRefusal, FormState, FormToken } from './state.ts'
export {
  type FormProblem,
  type FormProblemReason,
  labelOf,
  type Validation,
  validateForm,
} from './validate.ts'
export { readValues, toSentFields } from './wire.ts'

export const SUBMISSION_STATUSES = ['new', 'read', 'spam'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** One answer of a form, as it was sent. */
export interface SubmittedAnswer {
  id: string
  label: string
  value: string
}

/** What a visitor sent through a form, as the staff sees it. Times are UTC milliseconds. */
export interface SubmissionItem {
  id: string
  /** The form's title, or its key. */
  form: string
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
