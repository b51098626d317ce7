import type { FileKind, FormField } from '#forms/schema'
import type { PropsOf } from '#module-kit'
import { isFieldId } from '#module-kit/client'
import type { KeyOf, Translate } from '#texts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export type FieldProps = PropsOf<typeof Props>['fields'][number]

/** The form's fields in the words of the forms domain; half-filled rows of the editor are left out. */
export function toFormFields(
  fields: readonly FieldProps[],
  t: Translate<KeyOf<typeof texts>>,
): FormField[] {
  return fields
    .filter(field => isFieldId(field.id))
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

const FILE_KINDS: Record<FieldProps['fileTypes'], readonly FileKind[]> = {
  images: ['image'],
  pdf: ['pdf'],
  documents: ['image', 'pdf', 'document'],
  all: ['image', 'pdf', 'document', 'audio', 'video'],
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

/** Choices are worth something in calculations once one of them is. */
function optionsOf({ options }: FieldProps): FormField['options'] {
  const named = options.filter(option => option.label !== '')
  if (named.every(option => option.value === 0)) return named.map(({ label }) => ({ label }))
  return named.map(({ label, value }) => ({ label, value }))
}

/** What only some kinds of fields are told. */
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

/** A range has ends: 0 and 100, unless they are named. */
function boundsOf({ type, min, max, step }: FieldProps): NonNullable<FormField['bounds']> {
  const numbers = { min: toNumber(min), max: toNumber(max), step: toNumber(step) }
  return type === 'range' ? { ...numbers, min: numbers.min ?? 0, max: numbers.max ?? 100 } : numbers
}

export function toNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
