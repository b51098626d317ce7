import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** A token's name (`clay`) or `#rrggbb`, with optional alpha. Empty: inherited. */
export const COLOUR_PATTERN = '^$|^[a-z][a-z-]{1,30}$|^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$'

export function colour(options: FieldOptions & { default?: string }): Field<string> {
  return {
    ...baseOf(options),
    group: options.group ?? 'design',
    kind: 'colour',
    schema: Type.String({ pattern: COLOUR_PATTERN, title: options.label }),
    control: { input: 'colour' },
    default: options.default ?? '',
  }
}

/** The CSS value of a stored colour; undefined when it is inherited or not a colour. */
export function toCssColour(value: string | undefined): string | undefined {
  if (!value || !new RegExp(COLOUR_PATTERN).test(value)) return undefined
  return value.startsWith('#') ? value : `var(--${value})`
}
