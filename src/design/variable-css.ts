import { variableIdOf } from '#module-kit'

/** The custom property of a variable. */
export function variableName(id: string): `--v-${string}` {
  return `--v-${id}`
}

/** What CSS says for a stored value that is a variable; undefined for any other. */
export function variableCss(stored: unknown): string | undefined {
  const id = variableIdOf(stored)
  return id === undefined ? undefined : `var(${variableName(id)})`
}
