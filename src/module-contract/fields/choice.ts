import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** Drawings for choices, by value: filled paths in one view box. */
export interface Pictures {
  viewBox: string
  paths: Record<string, readonly string[]>
}

/** One of a few values. `options` maps values to labels, `pictures` to drawings. */
export function select<const Options extends Record<string, string>>(
  options: FieldOptions & {
    options: Options
    default: keyof Options & string
    pictures?: Pictures
  },
): Field<keyof Options & string> {
  const values = Object.keys(options.options)
  return {
    ...baseOf(options),
    kind: 'select',
    schema: Type.Union(
      values.map(value => Type.Literal(value)),
      { title: options.label },
    ),
    control: options.pictures
      ? { input: 'pictures', options: options.options, pictures: options.pictures }
      : { input: 'select', options: options.options },
    default: options.default,
  }
}

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
