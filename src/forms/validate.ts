import { isContactAddress } from '#base'
import { hiddenFields } from './conditions.ts'
import { type FormField, type FormMessages, type FormValues, MAX_ANSWER } from './definition.ts'

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

export interface FormProblem {
  /** The field to mark; `captcha` for the sum. */
  fieldId: string
  /** What the field is called in the list of problems. */
  label: string
  reason: FormProblemReason
  /** Characters that are wanted at least (`too-short`) or at most (`too-long`). */
  limit?: number
}

/** What fields without a label are called. */
export type LabelMessages = Pick<FormMessages, 'captchaLabel' | 'checkboxLabel'>

export interface Validation {
  /** Labels under the fill-in message. */
  missing: FormProblem[]
  /** Everything else that is wrong. */
  errors: FormProblem[]
  hidden: string[]
}

/** The checks of FM-2, FM-3 and of lengths and symbols, in page order; alike in browser and server. */
export function validateForm(
  fields: readonly FormField[],
  values: FormValues,
  messages: LabelMessages,
): Validation {
  const hidden = hiddenFields(fields, values)
  const missing: FormProblem[] = []
  const errors: FormProblem[] = []
  for (const field of fields) {
    if (hidden.has(field.id)) continue
    const entered = (values[field.id] ?? []).filter(value => value.trim() !== '')
    if (entered.length === 0) {
      if (field.required) {
        missing.push({ fieldId: field.id, label: labelOf(field, messages), reason: 'missing' })
      }
      continue
    }
    const problem = problemOf(field, entered)
    if (problem) {
      errors.push({ fieldId: field.id, label: labelOf(field, messages), ...problem })
    }
  }
  return { missing, errors, hidden: [...hidden] }
}

/** A field's label; a group without one is called by its choices, else by the fallback (behaviour §7). */
export function labelOf(field: FormField, messages: LabelMessages): string {
  if (field.label.trim()) return field.label
  if (field.type !== 'checkbox') return messages.captchaLabel
  return field.options.map(option => option.label).join(', ') || messages.checkboxLabel
}

function problemOf(
  field: FormField,
  entered: string[],
): Pick<FormProblem, 'reason' | 'limit'> | undefined {
  const [first = ''] = entered
  if (field.type === 'email' && !isContactAddress(first)) return { reason: 'invalid-email' }
  if (['checkbox', 'radio', 'select'].includes(field.type)) {
    const known = new Set(field.options.map(option => option.label))
    return entered.every(value => known.has(value)) ? undefined : { reason: 'not-an-option' }
  }
  const { min, max } = lengths(field)
  if (first.length < min) return { reason: 'too-short', limit: min }
  if (first.length > max) return { reason: 'too-long', limit: max }
  const { pattern, reason } = ALLOWED[field.allowed]
  return pattern.test(first) ? undefined : { reason }
}

/** A minimum above the maximum is a slip of the owner: they are swapped. */
function lengths(field: FormField): { min: number; max: number } {
  const max = field.maxLength || MAX_ANSWER
  return field.minLength <= max
    ? { min: field.minLength, max }
    : { min: max, max: Math.min(field.minLength, MAX_ANSWER) }
}

const ALLOWED: Record<FormField['allowed'], { pattern: RegExp; reason: FormProblemReason }> = {
  any: { pattern: /^[\s\S]*$/, reason: 'letters-only' },
  letters: { pattern: /^[\p{L}\s-]*$/u, reason: 'letters-only' },
  numbers: { pattern: /^[\p{N}\s-]*$/u, reason: 'numbers-only' },
  alphanumeric: { pattern: /^[\p{L}\p{N}\s-]*$/u, reason: 'alphanumeric-only' },
}
