import type { FormField } from '#forms/schema'

/** A required line of text that is called by its id, but for what is said of it. */
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
