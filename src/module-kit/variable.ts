import type { StoredImage } from './image.ts'
import type { PageLink } from './link.ts'
import { isPageField } from './page-field.ts'
import { type Responsive, type Screen, valueOn } from './responsive.ts'

/** What stands in a document instead of a value: the variable that has it (decision 26). */
export const VARIABLE_PATTERN = 'var:[a-z][a-z0-9-]{0,39}'
/** A value that is a variable, and nothing else. */
export const ONLY_VARIABLE = `^${VARIABLE_PATTERN}$`

export const NUMBER_UNITS = ['px', 'rem', 'em', '%', 'vw', 'ms', ''] as const
export type NumberUnit = (typeof NUMBER_UNITS)[number]

/** What an owner named once, to be used everywhere: by its kind. */
export type VariableValue =
  /** A colour of the site or a hexadecimal number; in the dark the same, unless said. */
  | { kind: 'colour'; light: string; dark?: string }
  | { kind: 'number'; unit: NumberUnit; value: Responsive<number> }
  | { kind: 'text'; text: string }
  | { kind: 'image'; image: StoredImage }
  | { kind: 'link'; link: PageLink & { blank?: boolean } }
export type VariableKind = VariableValue['kind']
export type VariableOf<Kind extends VariableKind> = Extract<VariableValue, { kind: Kind }>

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
