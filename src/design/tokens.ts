import { COLOUR_PATTERN, currentColour, mapVariants, type Responsive } from '#module-kit'
import { THEME_COLOURS } from './theme.ts'
import { variableCss } from './variable-css.ts'

/** Names of the colours that a site is made of; modules store the name. Those of the theme are the owner's to set. */
export const colourTokens: readonly string[] = [
  ...Object.keys(THEME_COLOURS.light),
  'border',
  'border-strong',
  'success',
  'error',
]

const pattern = new RegExp(COLOUR_PATTERN)

/** The CSS value of a stored colour; undefined when it is inherited, or nothing that this site knows. */
export function toCssColour(stored: string | undefined): string | undefined {
  // What a stored document holds is not always what it should.
  if (typeof stored !== 'string' || !stored || !pattern.test(stored)) return undefined
  if (stored.startsWith('#')) return stored
  const variable = variableCss(stored)
  if (variable) return variable
  const name = currentColour(stored)
  return colourTokens.includes(name) ? `var(--${name})` : undefined
}

/** Colors per screen as a module's variable has them: `inherited` where none is set, and no rule at all where none is set anywhere. */
export function toCssColours(stored: Responsive<string>, inherited: string) {
  return stored ? mapVariants(stored, one => toCssColour(one) ?? inherited) : undefined
}

const COLOUR_KEYS = new Set(['colour', 'from', 'to'])

/** A module's design options with every colour under today's name. */
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
