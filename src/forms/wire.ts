import Type, { type Static } from 'typebox'
import { type FormField, type FormValues, inputName } from './definition.ts'

/** One entry of the list of visible fields that a submission carries (spec §3). */
export const SentField = Type.Object(
  {
    field_id: Type.String({ maxLength: 100 }),
    original_id: Type.String({ maxLength: 100 }),
    required_mark: Type.Union([Type.Literal('required'), Type.Literal('not_required')]),
    field_type: Type.String({ maxLength: 20 }),
    field_label: Type.String({ maxLength: 500 }),
  },
  { additionalProperties: false },
)
export type SentField = Static<typeof SentField>

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
