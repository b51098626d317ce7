import { COLOR_PATTERN, currentColorName, mapVariants, type Responsive } from '#module-contract'
import { THEME_COLORS } from './theme.ts'
import { variableCss } from './variable-css.ts'

/** Names of color tokens that modules store. Owners set those of the theme. */
export const colorTokens: readonly string[] = [
  ...Object.keys(THEME_COLORS.light),
  'border',
  'border-strong',
  'success',
  'error',
]

const pattern = new RegExp(COLOR_PATTERN)

/** CSS value of a stored color; undefined if inherited or unknown. */
export function toCssColor(stored: string | undefined): string | undefined {
  // Stored documents may contain invalid values.
  if (typeof stored !== 'string' || !stored || !pattern.test(stored)) return undefined
  if (stored.startsWith('#')) return stored
  const variable = variableCss(stored)
  if (variable) return variable
  const name = currentColorName(stored)
  return colorTokens.includes(name) ? `var(--${name})` : undefined
}

/**
 * Colors per screen for a module's variable: `inherited` where none is set, and undefined if none
 * is set at all.
 */
export function toCssColors(stored: Responsive<string>, inherited: string) {
  return stored ? mapVariants(stored, one => toCssColor(one) ?? inherited) : undefined
}

const COLOR_KEYS = new Set(['colour', 'from', 'to'])

/** Converts old token names in design options. */
export function withCurrentColors<Design>(design: Design): Design {
  if (Array.isArray(design) || typeof design !== 'object' || design === null) return design
  const entries = Object.entries(design).map(([key, value]) => [
    key,
    typeof value === 'string' && COLOR_KEYS.has(key)
      ? currentColorName(value)
      : withCurrentColors(value),
  ])
  return Object.fromEntries(entries) as Design
}
