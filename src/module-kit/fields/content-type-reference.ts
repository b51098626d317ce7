import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

const KEY = '[a-z][a-z0-9-]{0,39}'
const optional = (pattern: string, title: string) =>
  Type.String({ maxLength: 50, pattern: `^(${pattern})?$`, title })

/** A content type of the site, as the kind of its pages (`type:event`). Empty for none. */
export function contentTypeReference(options: FieldOptions): Field<string> {
  return {
    ...baseOf(options),
    kind: 'content-type-reference',
    schema: optional(`type:${KEY}`, options.label),
    control: { input: 'content-type' },
    default: '',
  }
}

/** A field of the content type that the module’s prop `type` names, by its key. Empty for none. */
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

/** Some of the fields of the page’s content type, by their keys, one a line. Empty for all. */
export const contentFieldList = (options: FieldOptions) => keys('content-fields', options)

/** Entries, or categories, of the content type that the module’s prop `type` names: by their ids, one a line. */
export function contentItemList({
  of,
  ...options
}: FieldOptions & { of: 'entries' | 'categories' }): Field<string> {
  const field = keys('content-items', options)
  return { ...field, control: { ...field.control, of } }
}

/** A value of the field that the module’s prop `onlyField` names, as pages store it. */
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
