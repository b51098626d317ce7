export interface FieldError {
  /** `variants.3.regularPrice` */
  path: string
  message: string
}

/** Every error of a form as react-hook-form holds them: nested like the values, each with a message. */
export function errorsOf(errors: unknown, path = ''): FieldError[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message, type } = errors as { message?: unknown; type?: unknown }
  if (typeof message === 'string' && typeof type === 'string') return [{ path, message }]
  return Object.entries(errors).flatMap(([name, inner]) =>
    // `ref` is the control: an element of the page.
    name === 'ref' ? [] : errorsOf(inner, path ? `${path}.${name}` : name),
  )
}
