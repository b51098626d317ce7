import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** The id of a menu of the site. Empty for the one in the header, or for none where that may be. */
export function menuReference(options: FieldOptions & { isOptional?: boolean }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'menu-reference',
    schema: Type.String({ maxLength: 50, pattern: '^[a-z0-9-]*$', title: options.label }),
    control: { input: 'menu-reference', isOptional: options.isOptional ?? false },
    default: '',
  }
}
