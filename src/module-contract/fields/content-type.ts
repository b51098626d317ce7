import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

const KEY = '[a-z][a-z0-9-]{0,39}'
const optional = (pattern: string, title: string) =>
  Type.String({ maxLength: 50, pattern: `^(${pattern})?$`, title })

/** A content type, stored as the kind of its pages (`type:event`). Empty for none. */
export function contentTypeReference(options: FieldOptions): Field<string> {
  return {
    ...baseOf(options),
    kind: 'content-type-reference',
    schema: optional(`type:${KEY}`, options.label),
    control: { input: 'content-type' },
    default: '',
  }
}

/** Key of a field of the content type in the module's prop `type`. Empty for none. */
export function contentFieldReference(options: FieldOptions): Field<string> {
  return {
    ...baseOf(options),
    kind: 'content-field-reference',
    schema: optional(KEY, options.label),
    control: { input: 'content-field' },
    default: '',
  }
}

const keys = (input: string, options: FieldOptions): Field<string> => ({
  ...baseOf(options),
  kind: input,
  schema: Type.String({ maxLength: 4000, title: options.label }),
  control: { input },
  default: '',
})

/** Keys of fields of the page's content type, one per line. Empty for all. */
export const contentFieldList = (options: FieldOptions) => keys('content-fields', options)

/** Entries or categories of the content type in the module's prop `type`: ids, one per line. */
export function contentItemList({
  of,
  ...options
}: FieldOptions & { of: 'entries' | 'categories' }): Field<string> {
  const field = keys('content-items', options)
  return { ...field, control: { ...field.control, of } }
}

/** Stored value of the field in the module's prop `onlyField`. */
export function contentValue({
  maxLength,
  ...options
}: FieldOptions & { maxLength: number }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'content-value',
    schema: Type.String({ maxLength, title: options.label }),
    control: { input: 'content-value', maxLength },
    default: '',
  }
}
