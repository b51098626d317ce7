import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** On or off. */
export function toggle(options: FieldOptions & { default: boolean }): Field<boolean> {
  return {
    ...baseOf(options),
    kind: 'switch',
    schema: Type.Boolean({ title: options.label }),
    control: { input: 'switch' },
    default: options.default,
  }
}
