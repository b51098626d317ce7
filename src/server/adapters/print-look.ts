import { contrastOf, mixColours, THEME_COLOURS, THEME_FONTS, themeColours } from '#design'
import { fontStyles } from '#design/styles'
import type { Settings } from '#pages/schema'

const WHITE = '#ffffff'
const LEGIBLE = 4.5

/** The site's theme on white paper, as custom properties; what could not be read there is as without a theme. */
export function printStyles({ theme }: Settings): string {
  const own = themeColours(theme, 'light')
  const onPaper = (name: 'text' | 'muted') =>
    contrastOf(own[name], WHITE) < LEGIBLE ? THEME_COLOURS.light[name] : own[name]
  const muted = onPaper('muted')
  const values = {
    text: onPaper('text'),
    muted,
    border: mixColours(muted, WHITE, 0.25),
    tint: own.tint,
    'font-text': THEME_FONTS[theme.textFont ?? 'instrument-sans'],
    'font-display': THEME_FONTS[theme.displayFont ?? 'fraunces'],
  }
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value};`)
  return `${fontStyles}:root{${declarations.join('')}}`
}
