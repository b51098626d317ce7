/** A validation problem from the API; `reason` is a message key if there is no `message`. */
export interface Problem {
  /** JSON pointer into the request body. */
  path: string
  message: string
  reason?: string
  values?: Record<string, number>
}

/** Error message per form field; the first one if there are several. */
export function toFieldErrors(
  problems: readonly Problem[],
  translate: (key: string, values?: Record<string, number>) => string,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message, reason = message, values } of problems) {
    const field = path.slice(1).replaceAll('/', '.') || 'root.serverError'
    errors[field] ??= translate(reason, values)
  }
  return errors
}
