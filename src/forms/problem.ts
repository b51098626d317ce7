/** What can be wrong with an answer. */
export type FormProblemReason =
  | 'missing'
  | 'invalid-email'
  | 'not-an-option'
  | 'too-short'
  | 'too-long'
  | 'letters-only'
  | 'numbers-only'
  | 'alphanumeric-only'
  | 'wrong-captcha'
  | 'invalid-phone'
  | 'invalid-date'
  | 'invalid-time'
  | 'not-a-number'
  | 'not-a-step'
  | 'too-small'
  | 'too-large'
  | 'too-early'
  | 'too-late'
  | 'too-many-files'
  | 'file-too-large'
  | 'file-empty'
  | 'file-type'

export interface FormProblem {
  /** The field to mark; `captcha` for the sum. */
  fieldId: string
  /** What the field is called in the list of problems. */
  label: string
  reason: FormProblemReason
  /** What is wanted: characters, a number, a date or time as it is entered, megabytes, endings of files. */
  limit?: number | string
}
