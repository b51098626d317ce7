import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { findVariable, VARIABLE_PATTERN, variableIdOf } from '../variable.ts'

/** A token's name (`accent`), or `#rrggbb` with optional alpha. */
export const OWN_COLOR_PATTERN = '^[a-z][a-z-]{1,30}$|^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$'
/** One of those, or a variable. Empty: inherited. */
export const COLOR_PATTERN = `^$|${OWN_COLOR_PATTERN}|^${VARIABLE_PATTERN}$`

export function colour(options: FieldOptions & { default?: string }): Field<string> {
  return {
    ...baseOf(options),
    group: options.group ?? 'design',
    kind: 'colour',
    schema: Type.String({ pattern: COLOR_PATTERN, title: options.label }),
    control: { input: 'colour', variable: 'colour' },
    default: options.default ?? '',
    // Stays a variable and becomes a CSS custom property. Deleted variables resolve to no color.
    resolve: (value, { variable }) =>
      variableIdOf(value) && !findVariable(value, 'colour', variable) ? '' : value,
    clean: currentColorName,
  }
}

/** Token names before version 0.2, which old documents and backups may contain. */
const FORMER_TOKENS = new Map([
  ['paper', 'background'],
  ['slip', 'tint'],
  ['ink', 'text'],
  ['iron', 'muted'],
  ['text-quiet', 'muted'],
  ['hairline', 'border'],
  ['hairline-strong', 'border-strong'],
  ['clay', 'accent'],
  ['clay-deep', 'accent-strong'],
  ['celadon', 'secondary'],
  ['celadon-deep', 'secondary-strong'],
  ['glaze', 'tertiary'],
])

/** Converts an old token name to the current one. */
export function currentColorName(stored: string): string {
  return FORMER_TOKENS.get(stored) ?? stored
}
