import { deriveDark } from './derive-dark.ts'
import { THEME_COLORS, type Theme, type ThemeColor, type ThemeScheme } from './theme.ts'

type Palette = Record<ThemeColor, string>

/**
 * All colors of a scheme. The dark scheme is derived from the owner's light colors, if any; the
 * owner's dark colors take precedence.
 */
export function themeColors({ colours }: Theme, scheme: ThemeScheme): Palette {
  return { ...startingColors({ colours }, scheme), ...colours[scheme] }
}

/** Colors of a scheme without those that the owner set for it. */
export function startingColors({ colours }: Pick<Theme, 'colours'>, scheme: ThemeScheme): Palette {
  const light = colours.light ?? {}
  const isDerived = scheme === 'dark' && Object.keys(light).length > 0
  return isDerived ? deriveDark({ ...THEME_COLORS.light, ...light }) : THEME_COLORS[scheme]
}
