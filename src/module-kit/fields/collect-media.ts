import type { References } from '../field.ts'
import { isPageField } from '../page-field.ts'
import { variableIdOf } from '../variable.ts'

/** An entry of the library, or the variable that stands for one. */
export function collectMedia(stored: string, references: References) {
  const variable = variableIdOf(stored)
  if (variable) references.variables.add(variable)
  else references.media.add(stored)
}

/** What is taken from the page has to be read; a variable's text or number is known anyhow. */
export function collectPageField(stored: unknown, references: References) {
  if (isPageField(stored)) references.variables.add(stored)
}
