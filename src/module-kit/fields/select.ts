import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** One of a few values; `options` maps each to the words shown for it. */
export function select<const Options extends Record<string, string>>(
  options: FieldOptions & { options: Options; default: keyof Options & string },
): Field<keyof Options & string> {
  const values = Object.keys(options.options)
  return {
    ...baseOf(options),
    kind: 'select',
    schema: Type.Union(
      values.map(value => Type.Literal(value)),
      { title: options.label },
    ),
    control: { input: 'select', options: options.options },
    default: options.default,
  }
}
