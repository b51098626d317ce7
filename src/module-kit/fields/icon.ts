import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { iconNames } from '../icons.ts'

/** The name of an icon of the built-in set; empty for none. */
export function icon(options: FieldOptions & { default?: string }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'icon',
    schema: Type.Union([Type.Literal(''), ...iconNames.map(name => Type.Literal(name))], {
      title: options.label,
    }),
    control: { input: 'icon' },
    default: options.default ?? '',
  }
}
