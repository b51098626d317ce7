import type { FormField } from '#forms/schema'
import type { KeyOf, Translate } from '#texts'
import { isFieldId } from '#ui/client'
import { boundsOf, FILE_KINDS, type FieldProps } from './field.ts'
import { labelOf } from './label.ts'
import type { texts } from './texts.ts'

/** Fields of the forms domain; incomplete rows are omitted. */
export function toFormFields(
  fields: readonly FieldProps[],
  t: Translate<KeyOf<typeof texts>>,
): FormField[] {
  return fields
    .filter(field => isFieldId(field.id))
    .map(field => ({ ...toFormField(field), label: labelOf(field, t) }))
}

/** One field, without its label. */
export function toFormField(field: FieldProps): Omit<FormField, 'label'> {
  const { id, type, required, relation, minLength, maxLength, allowed } = field
  return {
    id,
    type,
    required,
    relation,
    minLength,
    maxLength,
    allowed,
    options: optionsOf(field),
    rules: field.rules.filter(rule => rule.field !== ''),
    ...settingsOf(field),
  }
}

/** Options have numeric values once one of them has. */
function optionsOf({ options }: FieldProps): FormField['options'] {
  const named = options.filter(option => option.label !== '')
  if (named.every(option => option.value === 0)) return named.map(({ label }) => ({ label }))
  return named.map(({ label, value }) => ({ label, value }))
}

/** Settings of specific field types. */
function settingsOf(field: FieldProps): Partial<FormField> {
  switch (field.type) {
    case 'number':
    case 'range':
      return { bounds: boundsOf(field) }
    case 'rating':
      return { bounds: { min: 1, max: field.stars, step: 1 } }
    case 'date':
    case 'time':
      return { earliest: field.min, latest: field.max }
    case 'file':
      return {
        files: {
          kinds: FILE_KINDS[field.fileTypes],
          maxCount: field.maxFiles,
          maxMb: field.maxMb,
        },
      }
    case 'calculation':
      return { formula: field.formula, decimals: field.decimals }
    case 'hidden':
      return { source: { from: field.source, value: field.sourceValue } }
    default:
      return {}
  }
}
