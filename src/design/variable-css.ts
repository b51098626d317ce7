import { variableIdOf } from '#module-contract'

/** Custom property of a variable. */
export function variableName(id: string): `--v-${string}` {
  return `--v-${id}`
}

/** CSS for a stored variable reference; undefined for other values. */
export function variableCss(stored: unknown): string | undefined {
  const id = variableIdOf(stored)
  return id === undefined ? undefined : `var(${variableName(id)})`
}
