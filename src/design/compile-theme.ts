import { compileSections } from './section-colors.ts'
import {
  THEME_COLORS,
  THEME_FONTS,
  type Theme,
  type ThemeColor,
  type ThemeFont,
  type ThemeScheme,
} from './theme.ts'
import { themeColors } from './theme-colors.ts'

/**
 * The owner's colors and fonts as rules that follow the base styles; empty when nothing was chosen.
 * @param hasDark Whether visitors ever see the dark scheme.
 */
export function compileTheme(theme: Theme, { hasDark = true } = {}): string {
  const { displayFont, textFont } = theme
  const own = { light: validColors(theme, 'light'), dark: validColors(theme, 'dark') }
  const isDerived = Object.keys(own.light).length > 0
  const shownDark = isDerived ? themeColors({ colours: own }, 'dark') : own.dark
  const colours = { light: own.light, dark: hasDark ? shownDark : {} }
  const declare = (scheme: ThemeScheme) =>
    Object.entries(colours[scheme])
      .map(([name, value]) => `--${name}:${value};`)
      .join('')
  const font = (name: string, value: ThemeFont | undefined) =>
    value && value in THEME_FONTS ? `--font-${name}:${THEME_FONTS[value]};` : ''
  const fonts = font('display', displayFont) + font('text', textFont)
  const light = declare('light')
  const dark = declare('dark')
  // In the base layer, so that the style sheet's dark colors still win over its light ones.
  const rules = [
    fonts && `:root{${fonts}}`,
    light && `@media screen{:root{${light}}}`,
    dark &&
      `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme='light']){${dark}}}`,
  ].join('')
  return (rules && `@layer base{${rules}}`) + compileSections({ colours: own })
}

/** Ignores invalid stored colors. */
function validColors({ colours }: Theme, scheme: ThemeScheme): Partial<Record<ThemeColor, string>> {
  const entries = Object.entries(colours[scheme] ?? {})
  return Object.fromEntries(
    entries.filter(([name, value]) => name in THEME_COLORS.light && /^#[0-9a-f]{6}$/i.test(value)),
  )
}
