import type { ModuleWarning } from '#module-contract'
import { isFieldId } from '../forms/field-id.ts'

/** Warnings in English; `builder/german` has the translations. */
export const formRowWarningTexts = {
  sameId: 'Two fields have the same ID: {value}',
  badId:
    'Answers are lost: the ID of a field may only have letters A–Z, digits, hyphens and underscores: {value}',
  noConditionField: 'Condition on a field that does not exist: {value}',
  noOptions: 'Field without options: {value}',
  noAnswer: 'No answer fits between the minimum and the maximum: {value}',
} as const

interface FormRow {
  id: string
  label: string
  type: string
  options: readonly { label: string }[]
  minLength: number
  maxLength: number
  rules: readonly { field: string }[]
}

/**
 * Finds mistakes in form fields: duplicate or unknown ids, missing names, and questions that cannot
 * be answered.
 */
export function findFormRowWarnings(rows: readonly FormRow[]): ModuleWarning[] {
  const ids = rows.map(row => row.id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...[...new Set(twice)].map(value => ({ text: formRowWarningTexts.sameId, value })),
    ...rows.flatMap(row => [...warningsOf(row, ids)]),
  ]
}

function* warningsOf(row: FormRow, ids: readonly string[]): Generator<ModuleWarning> {
  const { id, type, options, minLength, maxLength, rules } = row
  const value = row.label || id
  if (!isFieldId(id)) yield { text: formRowWarningTexts.badId, value }
  for (const { field } of rules) {
    if (field !== '' && !ids.includes(field)) {
      yield { text: formRowWarningTexts.noConditionField, value: field }
    }
  }
  const isChosen = type === 'radio' || type === 'select'
  if (isChosen && !options.some(({ label }) => label !== '')) {
    yield { text: formRowWarningTexts.noOptions, value }
  }
  const isText = type === 'input' || type === 'text' || type === 'email'
  if (isText && maxLength > 0 && minLength > maxLength) {
    yield { text: formRowWarningTexts.noAnswer, value }
  }
}
