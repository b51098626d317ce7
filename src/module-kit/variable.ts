import { isPageField } from './page-field.ts'
import { type Screen, valueOn } from './responsive.ts'
import type { VariableKind, VariableOf, VariableValue } from './variable-value.ts'

/** What stands in a document instead of a value: the variable that has it (decision 26). */
export const VARIABLE_PATTERN = 'var:[a-z][a-z0-9-]{0,39}'
/** A value that is a variable, and nothing else. */
export const ONLY_VARIABLE = `^${VARIABLE_PATTERN}$`

const pattern = new RegExp(ONLY_VARIABLE)

/** The variable, or the field of the page, that a stored value stands for; undefined for a value of its own. */
export function variableIdOf(stored: unknown): string | undefined {
  if (isPageField(stored)) return stored
  // The first characters are looked at before the pattern is: most values are none.
  const isOne = typeof stored === 'string' && stored.startsWith('var:') && pattern.test(stored)
  return isOne ? stored.slice(4) : undefined
}

export function toVariable(id: string): string {
  return isPageField(id) ? id : `var:${id}`
}

/** Who knows what variables and fields of the page are worth: undefined for one that is not there, or is of another kind. */
export type FindVariable = (id: string, kind?: VariableKind) => VariableValue | undefined

/** The variable that a stored value stands for, if it is of the kind that is wanted there. */
export function findVariable<Kind extends VariableKind>(
  stored: unknown,
  kind: Kind,
  find: FindVariable | undefined,
): VariableOf<Kind> | undefined {
  const id = variableIdOf(stored)
  const found = id === undefined ? undefined : find?.(id, kind)
  return found?.kind === kind ? (found as VariableOf<Kind>) : undefined
}

export function numberOn(variable: VariableOf<'number'>, screen: Screen): number {
  return valueOn(variable.value, screen)
}
