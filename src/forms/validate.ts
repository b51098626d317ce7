import { isContactAddress } from '#base'
import { hiddenFields } from './conditions.ts'
import { type FormField, type FormMessages, type FormValues, MAX_ANSWER } from './definition.ts'

export interface FormProblem {
  /** The field to mark; `captcha` for the sum. */
  fieldId: string
  message: string
}

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
  messages: FormMessages,
): Validation {
  const hidden = hiddenFields(fields, values)
  const missing: FormProblem[] = []
  const errors: FormProblem[] = []
  for (const field of fields) {
    if (hidden.has(field.id)) continue
    const entered = (values[field.id] ?? []).filter(value => value.trim() !== '')
    if (entered.length === 0) {
      if (field.required) {
        missing.push({ fieldId: field.id, message: labelOf(field, messages) })
      }
      continue
    }
    const problem = problemOf(field, entered, messages)
    if (problem) errors.push({ fieldId: field.id, message: problem })
  }
  return { missing, errors, hidden: [...hidden] }
}

/** A field's label; a group without one is called by its choices, else by the fallback (behaviour §7). */
export function labelOf(field: FormField, messages: FormMessages): string {
  if (field.label.trim()) return field.label
  if (field.type !== 'checkbox') return messages.captchaLabel
  return field.options.map(option => option.label).join(', ') || messages.checkboxLabel
}

function problemOf(
  field: FormField,
  entered: string[],
  messages: FormMessages,
): string | undefined {
  const label = labelOf(field, messages)
  const [first = ''] = entered
  if (field.type === 'email' && !isContactAddress(first))
    return `${messages.invalidEmail}: ${label}`
  if (['checkbox', 'radio', 'select'].includes(field.type)) {
    const known = new Set(field.options.map(option => option.label))
    return entered.every(value => known.has(value)) ? undefined : `${label}: choose one of the list`
  }
  const { min, max } = lengths(field)
  if (first.length < min) return `${label}: at least ${min} characters`
  if (first.length > max) return `${label}: at most ${max} characters`
  if (!symbols[field.allowed].test(first)) return `${label}: ${only[field.allowed]}`
  return undefined
}

/** A minimum above the maximum is a slip of the owner: they are swapped. */
function lengths(field: FormField): { min: number; max: number } {
  const max = field.maxLength || MAX_ANSWER
  return field.minLength <= max
    ? { min: field.minLength, max }
    : { min: max, max: Math.min(field.minLength, MAX_ANSWER) }
}

const symbols = {
  any: /^[\s\S]*$/,
  letters: /^[\p{L}\s-]*$/u,
  numbers: /^[\p{N}\s-]*$/u,
  alphanumeric: /^[\p{L}\p{N}\s-]*$/u,
}
const only = {
  any: '',
  letters: 'only letters',
  numbers: 'only numbers',
  alphanumeric: 'only letters and numbers',
}
