import { type FormField, type FormValues, inputName } from './definition.ts'
import type { SentField } from './sent-field.ts'

export function toSentFields(fields: readonly FormField[], hidden: readonly string[]): SentField[] {
  return fields
    .filter(field => !hidden.includes(field.id))
    .map(field => ({
      field_id: inputName(field.id),
      original_id: field.id,
      required_mark: field.required ? 'required' : 'not_required',
      field_type: field.type,
      field_label: field.label,
    }))
}

/** The values of a form's own fields out of a request body or a browser's `FormData` entries. */
export function readValues(
  fields: readonly FormField[],
  all: (name: string) => readonly unknown[],
): FormValues {
  const values: FormValues = {}
  for (const field of fields) {
    values[field.id] = all(inputName(field.id)).filter(value => typeof value === 'string')
  }
  return values
}
