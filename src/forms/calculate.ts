import type { FormField, FormValues } from './definition.ts'
import { type Formula, FormulaError, type FormulaValue, parseFormula, roundTo } from './formula.ts'

/** Parses the formulas of calculations; invalid ones have no result. */
export function readFormulas(fields: readonly FormField[]): Map<string, Formula> {
  const formulas = new Map<string, Formula>()
  for (const { id, type, formula } of fields) {
    if (type !== 'calculation' || !formula) continue
    try {
      formulas.set(id, parseFormula(formula))
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
    }
  }
  return formulas
}

/**
 * Adds results of calculations in page order: a calculation may use earlier ones. Hidden fields
 * count as empty; submitted values for calculations are ignored.
 */
export function calculate(
  fields: readonly FormField[],
  formulas: ReadonlyMap<string, Formula>,
  entered: FormValues,
  hidden: ReadonlySet<string>,
): FormValues {
  const calculations = fields.filter(field => field.type === 'calculation')
  if (calculations.length === 0) return entered
  const byId = new Map(fields.map(field => [field.id, field]))
  const empty = calculations.map(({ id }): [string, string[]] => [id, []])
  const values: FormValues = { ...entered, ...Object.fromEntries(empty) }
  const read = (id: string): FormulaValue => {
    const field = byId.get(id)
    return field && !hidden.has(id) ? valueIn(field, values[id] ?? []) : ''
  }
  for (const { id, decimals = 2 } of calculations) {
    const result = hidden.has(id) ? undefined : formulas.get(id)?.evaluate(read)
    if (result !== undefined) values[id] = [String(roundTo(result, decimals))]
  }
  return values
}

/** Value of a field in formulas: choices with values count as their sum, others as entered. */
function valueIn(field: FormField, entered: readonly string[]): FormulaValue {
  const text = entered.join(', ')
  if (!field.options.some(option => option.value !== undefined)) return text
  const chosen = field.options.filter(option => entered.includes(option.label))
  return { worth: chosen.reduce((sum, option) => sum + (option.value ?? 0), 0), text }
}
