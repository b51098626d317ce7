import { FormulaError, parseFormula } from '#forms/schema'
import type { ModuleWarning, PropsOf } from '#module-kit'
import type { FieldProps } from './definition.ts'
import type { Props } from './props.ts'
import { warningTexts } from './warning-texts.ts'

/** What of a form's fields is probably not meant: names that are there twice, or name nothing. */
export function findFieldWarnings({
  fields,
}: Pick<PropsOf<typeof Props>, 'fields'>): ModuleWarning[] {
  const ids = fields.map(field => field.id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...[...new Set(twice)].map(value => ({ text: warningTexts.sameId, value })),
    ...fields.flatMap(field => [...conditionWarnings(field, ids), ...formulaWarnings(field, ids)]),
  ]
}

const conditionWarnings = ({ rules }: FieldProps, ids: readonly string[]): ModuleWarning[] =>
  rules
    .filter(rule => rule.field !== '' && !ids.includes(rule.field))
    .map(rule => ({ text: warningTexts.noConditionField, value: rule.field }))

function formulaWarnings(
  { type, formula, label, id }: FieldProps,
  ids: readonly string[],
): ModuleWarning[] {
  if (type !== 'calculation') return []
  try {
    return parseFormula(formula)
      .fields.filter(name => !ids.includes(name))
      .map(value => ({ text: warningTexts.noFormulaField, value }))
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    return [{ text: warningTexts.formula, value: label || id }]
  }
}
