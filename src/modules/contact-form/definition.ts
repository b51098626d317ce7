import type { FormField } from '#forms/schema'
import type { Live } from '#module-kit'
import type { Props } from './props.ts'

type FieldProps = Live<typeof Props>['fields'][number]

/** The form's fields in the words of the forms domain; half-filled rows of the editor are left out. */
export function toFormFields(fields: readonly FieldProps[]): FormField[] {
  return fields.filter(field => /^[A-Za-z0-9_-]+$/.test(field.id)).map(toFormField)
}

function toFormField(field: FieldProps): FormField {
  const { id, label, type, required, relation, minLength, maxLength, allowed } = field
  return {
    id,
    label,
    type,
    required,
    relation,
    minLength,
    maxLength,
    allowed,
    options: field.options.filter(option => option.label !== ''),
    rules: field.rules.filter(rule => rule.field !== ''),
  }
}
