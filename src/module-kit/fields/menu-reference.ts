import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** Id of a menu. Empty for the header's menu, or for none if allowed. */
export function menuReference(options: FieldOptions & { isOptional?: boolean }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'menu-reference',
    schema: Type.String({ maxLength: 50, pattern: '^[a-z0-9-]*$', title: options.label }),
    control: { input: 'menu-reference', isOptional: options.isOptional ?? false },
    default: '',
  }
}
