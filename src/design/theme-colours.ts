import { deriveDark } from './derive-dark.ts'
import { THEME_COLOURS, type Theme, type ThemeColour, type ThemeScheme } from './theme.ts'

type Palette = Record<ThemeColour, string>

/**
 * Every color of a scheme. The dark scheme is derived from the owner's light colors, where there are any; dark colors of the
 * owner's take precedence.
 */
export function themeColours({ colours }: Theme, scheme: ThemeScheme): Palette {
  return { ...startingColours({ colours }, scheme), ...colours[scheme] }
}

/** The colors of a scheme without those that the owner set for that scheme. */
export function startingColours({ colours }: Pick<Theme, 'colours'>, scheme: ThemeScheme): Palette {
  const light = colours.light ?? {}
  const isDerived = scheme === 'dark' && Object.keys(light).length > 0
  return isDerived ? deriveDark({ ...THEME_COLOURS.light, ...light }) : THEME_COLOURS[scheme]
}
