import { dateLimit, FormulaError, parseFormula, timeLimit } from '#forms/schema'
import type { ModuleWarning, PropsOf } from '#module-contract'
import { findFormRowWarnings, formRowWarningTexts } from '#ui'
import { type FieldProps, toNumber } from './field.ts'
import { ownCookieFields } from './own-cookie-fields.ts'
import type { Props } from './props.ts'
import { warningTexts } from './warning-texts.ts'

/** Probable mistakes in fields. */
export function findFieldWarnings({
  fields,
}: Pick<PropsOf<typeof Props>, 'fields'>): ModuleWarning[] {
  const ids = fields.map(field => field.id)
  return [
    ...findFormRowWarnings(fields),
    ...ownCookieFields(fields).map(({ index, name: value }) => ({
      text: warningTexts.ownCookie,
      value,
      option: `fields.${index}.sourceValue`,
    })),
    ...fields.flatMap((field, index) => [
      ...limitWarnings(field, `fields.${index}`),
      ...formulaWarnings(field, ids),
    ]),
  ]
}

/** A fixed day for comparing relative dates. */
const SOME_DAY = '2000-01-01'

/** Parsed limit by field type; undefined if it cannot be parsed and has no effect. */
const LIMITS: Partial<Record<FieldProps['type'], (text: string) => number | string | undefined>> = {
  number: toNumber,
  range: toNumber,
  date: text => dateLimit(text, SOME_DAY),
  time: timeLimit,
}

function* limitWarnings(field: FieldProps, path: string): Generator<ModuleWarning> {
  const { type, min, max, label, id } = field
  const read = LIMITS[type]
  if (!read) return
  for (const name of ['min', 'max', 'step'] as const) {
    const isUnread = field[name].trim() !== '' && read(field[name]) === undefined
    if (isUnread && (name !== 'step' || read === toNumber)) {
      const value = `${label || id}: ${field[name].trim()}`
      yield { text: warningTexts.limit, value, option: `${path}.${name}` }
    }
  }
  const [least, most] = [read(min), read(max)]
  // A fixed and a relative date cannot be compared.
  const isOneKind = type !== 'date' || isDay(min) === isDay(max)
  if (isOneKind && least !== undefined && most !== undefined && least > most) {
    yield { text: formRowWarningTexts.noAnswer, value: label || id }
  }
}

const isDay = (limit: string) => dateLimit(limit, undefined) !== undefined

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
