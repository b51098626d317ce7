export interface FieldError {
  /** `variants.3.regularPrice` */
  path: string
  message: string
}

/** Flattens the nested errors of react-hook-form. */
export function errorsOf(errors: unknown, path = ''): FieldError[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message, type } = errors as { message?: unknown; type?: unknown }
  if (typeof message === 'string' && typeof type === 'string') return [{ path, message }]
  return Object.entries(errors).flatMap(([name, inner]) =>
    // `ref` is a DOM element.
    name === 'ref' ? [] : errorsOf(inner, path ? `${path}.${name}` : name),
  )
}
