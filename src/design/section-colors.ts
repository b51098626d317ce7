import { contrastOf, mixColors, type Theme, type ThemeColor } from './theme.ts'
import { themeColors } from './theme-colors.ts'

type Colours = Partial<Record<ThemeColor, string>>

const LEGIBLE = 4.5
const BLACK = '#000000'
const WHITE = '#ffffff'

/**
 * Presets with their own colors (`looks.css`), based on the owner's colors: *Accent* on the accent
 * color, *Inverse* on the text color. Same in both schemes. Empty if no colors were chosen.
 */
export function compileSections(theme: Theme): string {
  const { light: own = {}, dark = {} } = theme.colours
  const light = themeColors(theme, 'light')
  const rules: string[] = []
  if (isSet(own, ['text', 'background', 'accent', 'accent-strong']) || isSet(dark, ['accent'])) {
    const ground = light.text
    const text = firstLegible(ground, light.background)
    const accents = [dark.accent, own.accent, themeColors(theme, 'dark').accent, text]
    rules.push(rule('inverse', ground, text, firstLegible(ground, ...accents)))
  }
  if (isSet(own, ['accent', 'accent-strong', 'on-accent'])) {
    const ground = own['accent-strong'] ?? own.accent ?? light['accent-strong']
    const text = firstLegible(ground, light['on-accent'])
    rules.push(rule('accent', ground, text, text))
  }
  return rules.length > 0 ? `@layer design.look{@media screen{${rules.join('')}}}` : ''
}

const isSet = (colours: Colours, names: readonly ThemeColor[]) => names.some(name => colours[name])

function firstLegible(ground: string, ...colours: (string | undefined)[]): string {
  const found = colours.find(colour => colour && contrastOf(colour, ground) >= LEGIBLE)
  return found ?? (contrastOf(WHITE, ground) > contrastOf(BLACK, ground) ? WHITE : BLACK)
}

function rule(preset: string, ground: string, text: string, accent: string): string {
  // Shifts the surface away from the text, so that the text stays legible.
  const isTextLighter = contrastOf(text, BLACK) > contrastOf(ground, BLACK)
  const surface = mixColors(isTextLighter ? BLACK : WHITE, ground, 0.12)
  const declarations: Colours & { border: string; 'border-strong': string } = {
    background: ground,
    surface,
    tint: surface,
    text,
    muted: firstLegible(ground, mixColors(text, ground, 0.85), text),
    accent,
    'accent-strong': firstLegible(ground, mixColors(text, accent, 0.3), text),
    'on-accent': ground,
    border: `${text}40`,
    'border-strong': `${text}b3`,
  }
  const lines = Object.entries(declarations).map(([name, value]) => `--${name}:${value};`)
  return `[data-preset='${preset}']{${lines.join('')}}`
}
