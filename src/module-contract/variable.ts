import { isPageField } from './page-field.ts'
import type { References, VariableKind, VariableValue } from './resolved-values.ts'
import { type Screen, valueOn } from './responsive.ts'

export type VariableOf<Kind extends VariableKind> = Extract<VariableValue, { kind: Kind }>

/** Reference to a variable in a document (decision 26). */
export const VARIABLE_PATTERN = 'var:[a-z][a-z0-9-]{0,39}'
/** A value that is exactly one variable. */
export const ONLY_VARIABLE = `^${VARIABLE_PATTERN}$`

const pattern = new RegExp(ONLY_VARIABLE)

/** Variable or page field that a stored value refers to; undefined for other values. */
export function variableIdOf(stored: unknown): string | undefined {
  if (isPageField(stored)) return stored
  // Checks the prefix first, because most values are not variables.
  const isOne = typeof stored === 'string' && stored.startsWith('var:') && pattern.test(stored)
  return isOne ? stored.slice(4) : undefined
}

export function toVariable(id: string): string {
  return isPageField(id) ? id : `var:${id}`
}

/** Resolves variables and page fields; undefined if missing or of another kind. */
export type FindVariable = (id: string, kind?: VariableKind) => VariableValue | undefined

/** Resolves a stored reference to a variable of the expected kind. */
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

/** Collects a media id or the variable in its place. */
export function collectMedia(stored: string, references: References) {
  const variable = variableIdOf(stored)
  if (variable) references.variables.add(variable)
  else references.media.add(stored)
}

/** Collects page fields, which must be loaded. Variables are always loaded. */
export function collectPageField(stored: unknown, references: References) {
  if (isPageField(stored)) references.variables.add(stored)
}
