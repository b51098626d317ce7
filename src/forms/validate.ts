import { checkAnswer, lacksAddressPart } from './check-answer.ts'
import { checkFiles, type NamedFile } from './check-files.ts'
import { resolveForm } from './conditions.ts'
import { type FormField, type FormMessages, type FormValues, isAnswered } from './definition.ts'
import type { FormProblem } from './problem.ts'

/** What fields without a label are called. */
export type LabelMessages = Pick<FormMessages, 'captchaLabel' | 'checkboxLabel'>

export interface Validation {
  /** Labels under the fill-in message. */
  missing: FormProblem[]
  /** Everything else that is wrong. */
  errors: FormProblem[]
  /** Answered fields that conditions hide. */
  hidden: string[]
  /** What was entered, and the results of calculations. */
  values: FormValues
}

/** What the checks are told besides the answers. */
export interface Checked {
  /** The date where the site is, such as `2026-03-01`; without it, limits in days from today do not hold. */
  today?: string
  /** Files by field. */
  files?: Readonly<Record<string, readonly NamedFile[]>>
}

/** The checks of FM-2, FM-3 and of lengths and symbols, in page order; alike in browser and server. */
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

/** A field's label; a group without one is called by its choices, else by the fallback (behaviour §7). */
export function labelOf(field: FormField, messages: LabelMessages): string {
  if (field.label.trim()) return field.label
  if (field.type !== 'checkbox') return messages.captchaLabel
  return field.options.map(option => option.label).join(', ') || messages.checkboxLabel
}
