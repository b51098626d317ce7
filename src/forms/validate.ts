import { checkAnswer, lacksAddressPart } from './check-answer.ts'
import { checkFiles, type NamedFile } from './check-files.ts'
import { resolveForm } from './conditions.ts'
import { type FormField, type FormMessages, type FormValues, isAnswered } from './definition.ts'
import type { FormProblem } from './problem.ts'

/** Names for fields without a label. */
export type LabelMessages = Pick<FormMessages, 'captchaLabel' | 'checkboxLabel'>

export interface Validation {
  /** Labels listed under the fill-in message. */
  missing: FormProblem[]
  /** All other problems. */
  errors: FormProblem[]
  /** Ids of answered fields hidden by conditions. */
  hidden: string[]
  /** Input and results of calculations. */
  values: FormValues
}

/** Context of the validation. */
export interface Checked {
  /**
   * Date in the site's time zone, such as `2026-03-01`; without it, limits in days from today are
   * not checked.
   */
  today?: string
  /** By field. */
  files?: Readonly<Record<string, readonly NamedFile[]>>
}

/** Validates by FM-2 and FM-3, lengths and allowed characters, in page order. Used by browser and server. */
export function validateForm(
  fields: readonly FormField[],
  entered: FormValues,
  messages: LabelMessages,
  { today, files = {} }: Checked = {},
): Validation {
  const { hidden, values } = resolveForm(fields, entered)
  const missing: FormProblem[] = []
  const errors: FormProblem[] = []
  const add = (
    to: FormProblem[],
    field: FormField,
    problem: Pick<FormProblem, 'reason' | 'limit'>,
  ) => to.push({ fieldId: field.id, label: labelOf(field, messages), ...problem })
  for (const field of fields) {
    if (hidden.has(field.id) || !isAnswered(field)) continue
    const given = values[field.id] ?? []
    const filled = given.filter(value => value.trim() !== '')
    if (filled.length === 0 || (field.type === 'address' && lacksAddressPart(given))) {
      const isOwed = field.required && field.type !== 'calculation' && field.type !== 'hidden'
      if (isOwed) add(missing, field, { reason: 'missing' })
      continue
    }
    const problem = checkFiles(field, files[field.id] ?? []) ?? checkAnswer(field, filled, today)
    if (problem) add(errors, field, problem)
  }
  const hiddenAnswers = fields.filter(field => isAnswered(field) && hidden.has(field.id))
  return { missing, errors, hidden: hiddenAnswers.map(({ id }) => id), values }
}

/** Label of a field; groups without one are named by their options, or by the fallback (behaviour §7). */
export function labelOf(field: FormField, messages: LabelMessages): string {
  if (field.label.trim()) return field.label
  if (field.type !== 'checkbox') return messages.captchaLabel
  return field.options.map(option => option.label).join(', ') || messages.checkboxLabel
}
