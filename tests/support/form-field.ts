import type { FormField } from '#forms/schema'

/** A required text field labeled by its id, with optional changes. */
export function formField(id: string, more: Partial<FormField> = {}): FormField {
  return {
    id,
    label: id,
    type: 'input',
    required: true,
    options: [],
    relation: 'all',
    rules: [],
    minLength: 0,
    maxLength: 0,
    allowed: 'any',
    ...more,
  }
}
