import type { References } from '../field.ts'
import { isPageField } from '../page-field.ts'
import { variableIdOf } from '../variable.ts'

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
