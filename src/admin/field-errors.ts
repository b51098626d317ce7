/** What the API finds wrong with a value; `reason` names its sentence, where the domain has not said it by `message`. */
export interface Problem {
  /** JSON pointer into what was sent. */
  path: string
  message: string
  reason?: string
  values?: Record<string, number>
}

/** The sentence for each field, by its name in the form; of several about one field the first, which says most. */
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
