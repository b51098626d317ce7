import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** Drawings that are chosen from, by value: filled paths in one box. */
export interface Pictures {
  viewBox: string
  paths: Record<string, readonly string[]>
}

/** One of a few values; `options` maps each to the words shown for it, `pictures` to what it looks like. */
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
