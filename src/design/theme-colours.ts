import { deriveDark } from './derive-dark.ts'
import { THEME_COLOURS, type Theme, type ThemeColour, type ThemeScheme } from './theme.ts'

type Palette = Record<ThemeColour, string>

/**
 * All colors of a scheme. The dark scheme is derived from the owner's light colors, if any; the
 * owner's dark colors take precedence.
 */
export function themeColours({ colours }: Theme, scheme: ThemeScheme): Palette {
  return { ...startingColours({ colours }, scheme), ...colours[scheme] }
}

/** Colors of a scheme without those that the owner set for it. */
export function startingColours({ colours }: Pick<Theme, 'colours'>, scheme: ThemeScheme): Palette {
  const light = colours.light ?? {}
  const isDerived = scheme === 'dark' && Object.keys(light).length > 0
  return isDerived ? deriveDark({ ...THEME_COLOURS.light, ...light }) : THEME_COLOURS[scheme]
}
