import { calculate, readFormulas } from './calculate.ts'
import { type FormField, type FormValues, isAnswered, type Rule } from './definition.ts'

/** State of a form derived from the input. */
export interface ResolvedForm {
  /** Ids of fields, steps and contents hidden by conditions. */
  hidden: Set<string>
  /** Input and results of calculations. */
  values: FormValues
}

/**
 * Applies conditions (FM-5) and calculations. A rule on a hidden field is false, so hiding
 * cascades; a hidden step hides its fields. Used by browser and server.
 */
export function resolveForm(fields: readonly FormField[], entered: FormValues): ResolvedForm {
  const formulas = readFormulas(fields)
  const steps = stepsOf(fields)
  let hidden = new Set<string>()
  let values = calculate(fields, formulas, entered, hidden)
  // Results affect visibility and vice versa: each pass settles one level of dependencies.
  for (const _ of fields) {
    const next = hide(fields, steps, values, new Set())
    const isSettled = next.size === hidden.size && [...next].every(id => hidden.has(id))
    hidden = next
    if (isSettled) return { hidden, values }
    values = calculate(fields, formulas, entered, hidden)
  }
  // A calculation that depends on fields it hides never settles; the last state is used.
  return { hidden: hide(fields, steps, values, hidden), values }
}

/** Adds fields hidden with these values. Each round only hides more, so it terminates. */
function hide(
  fields: readonly FormField[],
  steps: ReadonlyMap<FormField, string>,
  values: FormValues,
  hidden: Set<string>,
): Set<string> {
  for (let changed = true; changed; ) {
    changed = false
    for (const field of fields) {
      if (hidden.has(field.id)) continue
      if (isShown(field, values, hidden) && !hidden.has(steps.get(field) ?? '')) continue
      hidden.add(field.id)
      changed = true
    }
  }
  return hidden
}

/** Ids of hidden answered fields, as submitted. */
export function hiddenFields(fields: readonly FormField[], entered: FormValues): Set<string> {
  const { hidden } = resolveForm(fields, entered)
  return new Set(fields.filter(isAnswered).flatMap(({ id }) => (hidden.has(id) ? [id] : [])))
}

/** Step id of each field; fields before the first step have none. */
function stepsOf(fields: readonly FormField[]): Map<FormField, string> {
  const steps = new Map<FormField, string>()
  let current: string | undefined
  for (const field of fields) {
    if (field.type === 'step') current = field.id
    else if (current !== undefined) steps.set(field, current)
  }
  return steps
}

function isShown({ rules, relation }: FormField, values: FormValues, hidden: Set<string>): boolean {
  if (rules.length === 0) return true
  const holds = (rule: Rule) => !hidden.has(rule.field) && ruleHolds(rule, values)
  return relation === 'any' ? rules.some(holds) : rules.every(holds)
}

/** Whether a condition is true (behaviour §7). */
export function ruleHolds(rule: Rule, values: FormValues): boolean {
  const entered = values[rule.field] ?? []
  const first = entered[0] ?? ''
  const expected = rule.value.replaceAll('\\', '')
  switch (rule.operator) {
    case 'is':
      return entered.length > 1 ? entered.includes(expected) : first === expected
    case 'is not':
      return entered.length > 1 ? !entered.includes(expected) : first !== expected
    case 'is empty':
      return entered.every(value => value === '')
    case 'is not empty':
      return entered.some(value => value !== '')
    case 'contains':
      return entered.some(value => value.toLowerCase().includes(expected.toLowerCase()))
    case 'does not contain':
      return !entered.some(value => value.toLowerCase().includes(expected.toLowerCase()))
    case 'is greater':
      return Number.parseInt(first, 10) > Number.parseInt(expected, 10)
    case 'is less':
      return Number.parseInt(first, 10) < Number.parseInt(expected, 10)
  }
}
