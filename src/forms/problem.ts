/** Problems of an answer. */
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
  /** Id of the field; `captcha` for the sum. */
  fieldId: string
  /** Name of the field in the error summary. */
  label: string
  reason: FormProblemReason
  /** The limit: characters, number, date or time as entered, megabytes, or file extensions. */
  limit?: number | string
}
