import { contrastOf, mixColors, THEME_COLORS, THEME_FONTS, themeColors } from '#design'
import { fontStyles, toArabicStyles } from '#design/styles'
import type { Settings } from '#pages/schema'
import { isArabicScriptLocale } from '#texts'

const WHITE = '#ffffff'
const LEGIBLE = 4.5

/** The site's theme on white paper, as custom properties, with the fonts of a document in this language. Illegible colors are the default ones. */
export function printStyles({ theme }: Settings, locale: string): string {
  const own = themeColors(theme, 'light')
  const onPaper = (name: 'text' | 'muted') =>
    contrastOf(own[name], WHITE) < LEGIBLE ? THEME_COLORS.light[name] : own[name]
  const muted = onPaper('muted')
  const values = {
    text: onPaper('text'),
    muted,
    border: mixColors(muted, WHITE, 0.25),
    tint: own.tint,
    ...(isArabicScriptLocale(locale) ? { 'heading-line-height': '1.4' } : {}),
    'font-text': THEME_FONTS[theme.textFont ?? 'instrument-sans'],
    'font-display': THEME_FONTS[theme.displayFont ?? 'fraunces'],
  }
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value};`)
  const fonts = isArabicScriptLocale(locale) ? toArabicStyles(fontStyles) : fontStyles
  return `${fonts}:root{${declarations.join('')}}`
}
