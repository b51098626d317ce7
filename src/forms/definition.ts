/** Kinds of fields (FM-1); `input` is one line of text, `text` several. */
export const FIELD_TYPES = ['input', 'text', 'email', 'checkbox', 'radio', 'select'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export const OPERATORS = [
  'is',
  'is not',
  'is empty',
  'is not empty',
  'contains',
  'does not contain',
  'is greater',
  'is less',
] as const
export type Operator = (typeof OPERATORS)[number]

/** One condition on another field (FM-5). */
export interface Rule {
  field: string
  operator: Operator
  value: string
}

/** A field as the owner made it. */
export interface FormField {
  id: string
  label: string
  type: FieldType
  required: boolean
  /** Choices of a checkbox group, radio group or select. */
  options: { label: string }[]
  /** The field shows while the rules hold; no rules: always. */
  relation: 'all' | 'any'
  rules: Rule[]
  minLength: number
  /** 0 for no limit but the program's own. */
  maxLength: number
  allowed: 'any' | 'letters' | 'numbers' | 'alphanumeric'
}

/** Site-provided texts (FM-7). */
export interface FormMessages {
  fillIn: string
  fix: string
  contactError: string
  invalidEmail: string
  wrongCaptcha: string
  checkboxLabel: string
  captchaLabel: string
  success: string
  subscriptionFailed: string
}

/** What was entered, per field id: one value, or every checked one. */
export type FormValues = Record<string, string[]>

/** Longest answer taken, in characters. */
export const MAX_ANSWER = 10_000

/** Name of a field's inputs. */
export function inputName(fieldId: string): string {
  return `field_${fieldId}`
}
