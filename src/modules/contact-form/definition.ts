import type { FormField } from '#forms/schema'
import type { PropsOf } from '#module-kit'
import type { KeyOf, Translate } from '#texts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type FieldProps = PropsOf<typeof Props>['fields'][number]

/** The form's fields in the words of the forms domain; half-filled rows of the editor are left out. */
export function toFormFields(
  fields: readonly FieldProps[],
  t: Translate<KeyOf<typeof texts>>,
): FormField[] {
  return fields
    .filter(field => /^[A-Za-z0-9_-]+$/.test(field.id))
    .map(field => ({ ...toFormField(field), label: labelOf(field, t) }))
}

/** What a field is called; those that a new form has are called so in the page's language until they are named. */
export function labelOf(
  { id, label }: Pick<FieldProps, 'id' | 'label'>,
  t: Translate<KeyOf<typeof texts>>,
): string {
  if (label) return label
  return id === 'name' || id === 'email' || id === 'message' ? t(`field.${id}`) : ''
}

function toFormField(field: FieldProps): Omit<FormField, 'label'> {
  const { id, type, required, relation, minLength, maxLength, allowed } = field
  return {
    id,
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
