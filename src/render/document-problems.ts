import type { Validator } from 'typebox/compile'

/** A problem of a document; `path` is a JSON pointer (RFC 6901). */
export interface DocumentProblem {
  path: string
  message: string
}

/** Appends a key to a JSON pointer. */
export function pointer(base: string, key: string): string {
  return `${base}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Problems of a schema: one per place, the most specific, instead of one per branch of a union. */
export function toProblems(validator: Validator, value: unknown, path: string): DocumentProblem[] {
  if (validator.Check(value)) return []
  const errors = validator.Errors(value)
  const unknownKeys = errors.filter(error => error.keyword === 'boolean')
  const deepest = errors.filter(
    error =>
      error.keyword !== 'anyOf' &&
      error.keyword !== 'boolean' &&
      error.keyword !== 'additionalProperties',
  )
  const shown = [
    ...unknownKeys.map(error => ({
      path: path + error.instancePath,
      message: 'is not known',
    })),
    ...(deepest.length > 0 || unknownKeys.length > 0 ? deepest : errors).map(error => ({
      path: path + error.instancePath,
      message: error.message,
    })),
  ]
  const places = new Set<string>()
  return shown.filter(problem => {
    const known = places.has(problem.path)
    places.add(problem.path)
    return !known
  })
}
