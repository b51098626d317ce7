import type { References } from '../field.ts'
import { variableIdOf } from '../variable.ts'

/** An entry of the library, or the variable that stands for one. */
export function collectMedia(stored: string, references: References) {
  const variable = variableIdOf(stored)
  if (variable) references.variables.add(variable)
  else references.media.add(stored)
}
