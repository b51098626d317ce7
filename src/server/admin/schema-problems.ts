import type { TLocalizedValidationError } from 'typebox/error'
import { EMAIL_PATTERN } from '#base'

/** Invalid value in a request. */
export interface Problem {
  /** JSON pointer into the request. */
  path: string
  /** English sentence or reason of a domain, for other programs. */
  message: string
  /** Key of the translated sentence for staff. */
  reason?: ProblemReason
  /** Values of that sentence. */
  values?: { limit: number }
}

/** Reasons for which a schema refuses. */
export const PROBLEM_REASONS = [
  'value-missing',
  'value-too-short',
  'value-too-long',
  'value-too-low',
  'value-too-high',
  'value-not-above',
  'value-not-below',
  'value-not-multiple',
  'list-too-short',
  'list-too-long',
  'list-repeats',
  'no-email-address',
  'value-malformed',
  'value-not-number',
  'value-not-integer',
  'value-not-offered',
  'value-invalid',
] as const
export type ProblemReason = (typeof PROBLEM_REASONS)[number]

/** Problems with their reasons. Of several problems with one value, the most specific comes first. */
export function toProblems(errors: readonly TLocalizedValidationError[]): Problem[] {
  return errors.flatMap(toProblem).sort((a, b) => rank(a) - rank(b))
}

/** Reported by every branch of a union, so less specific. */
const VAGUE: (ProblemReason | undefined)[] = ['value-not-offered', 'value-invalid']
const rank = ({ reason }: Problem) => VAGUE.indexOf(reason)

function toProblem(error: TLocalizedValidationError): Problem[] {
  const { instancePath: path, message, params } = error
  // A schema reports a missing field on its object, but staff look for it at the field.
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map(name => ({
      path: `${path}/${name}`,
      message,
      reason: 'value-missing',
    }))
  }
  const problem = { path, message, reason: reasonOf(error) }
  if ('limit' in params) return [{ ...problem, values: { limit: Number(params.limit) } }]
  if ('multipleOf' in params) return [{ ...problem, values: { limit: Number(params.multipleOf) } }]
  return [problem]
}

const REASON_OF: Partial<Record<TLocalizedValidationError['keyword'], ProblemReason>> = {
  maxLength: 'value-too-long',
  minimum: 'value-too-low',
  maximum: 'value-too-high',
  exclusiveMinimum: 'value-not-above',
  exclusiveMaximum: 'value-not-below',
  multipleOf: 'value-not-multiple',
  minItems: 'list-too-short',
  maxItems: 'list-too-long',
  uniqueItems: 'list-repeats',
  const: 'value-not-offered',
  enum: 'value-not-offered',
  anyOf: 'value-not-offered',
}

function reasonOf(error: TLocalizedValidationError): ProblemReason {
  if (error.keyword === 'minLength') {
    return error.params.limit === 1 ? 'value-missing' : 'value-too-short'
  }
  if (error.keyword === 'pattern') return reasonOfPattern(String(error.params.pattern))
  if (error.keyword === 'type') {
    if (error.params.type === 'number') return 'value-not-number'
    return error.params.type === 'integer' ? 'value-not-integer' : 'value-invalid'
  }
  return REASON_OF[error.keyword] ?? 'value-invalid'
}

function reasonOfPattern(pattern: string): ProblemReason {
  if (pattern === '\\S') return 'value-missing'
  return pattern.includes(EMAIL_PATTERN.slice(1, -1)) ? 'no-email-address' : 'value-malformed'
}
