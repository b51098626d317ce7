import { COLOUR_PATTERN, currentColour, mapVariants, type Responsive } from '#module-kit'
import { THEME_COLOURS } from './theme.ts'
import { variableCss } from './variable-css.ts'

/** Names of color tokens that modules store. Owners set those of the theme. */
export const colourTokens: readonly string[] = [
  ...Object.keys(THEME_COLOURS.light),
  'border',
  'border-strong',
  'success',
  'error',
]

const pattern = new RegExp(COLOUR_PATTERN)

/** CSS value of a stored color; undefined if inherited or unknown. */
export function toCssColour(stored: string | undefined): string | undefined {
  // Stored documents may contain invalid values.
  if (typeof stored !== 'string' || !stored || !pattern.test(stored)) return undefined
  if (stored.startsWith('#')) return stored
  const variable = variableCss(stored)
  if (variable) return variable
  const name = currentColour(stored)
  return colourTokens.includes(name) ? `var(--${name})` : undefined
}

/**
 * Colors per screen for a module's variable: `inherited` where none is set, and undefined if none
 * is set at all.
 */
export function toCssColours(stored: Responsive<string>, inherited: string) {
  return stored ? mapVariants(stored, one => toCssColour(one) ?? inherited) : undefined
}

const COLOUR_KEYS = new Set(['colour', 'from', 'to'])

/** Converts old token names in design options. */
export function withCurrentColours<Design>(design: Design): Design {
  if (Array.isArray(design) || typeof design !== 'object' || design === null) return design
  const entries = Object.entries(design).map(([key, value]) => [
    key,
    typeof value === 'string' && COLOUR_KEYS.has(key)
      ? currentColour(value)
      : withCurrentColours(value),
  ])
  return Object.fromEntries(entries) as Design
}
