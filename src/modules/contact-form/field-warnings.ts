import { FormulaError, parseFormula } from '#forms/schema'
import {
  findFormRowWarnings,
  formRowWarningTexts,
  type ModuleWarning,
  type PropsOf,
} from '#module-kit'
import { type FieldProps, toNumber } from './definition.ts'
import type { Props } from './props.ts'
import { warningTexts } from './warning-texts.ts'

/** What of a form's fields is probably not meant. */
export function findFieldWarnings({
  fields,
}: Pick<PropsOf<typeof Props>, 'fields'>): ModuleWarning[] {
  const ids = fields.map(field => field.id)
  return [
    ...findFormRowWarnings(fields),
    ...fields.flatMap(field => [...boundsWarnings(field), ...formulaWarnings(field, ids)]),
  ]
}

function boundsWarnings({ type, min, max, label, id }: FieldProps): ModuleWarning[] {
  const isNumber = type === 'number' || type === 'range'
  if (!isNumber && type !== 'date' && type !== 'time') return []
  // Dates and times are written so that they are in order as text.
  const [least, most] = isNumber ? [toNumber(min), toNumber(max)] : [min || undefined, max]
  const isEmpty = least !== undefined && most !== undefined && most !== '' && least > most
  return isEmpty ? [{ text: formRowWarningTexts.noAnswer, value: label || id }] : []
}

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
