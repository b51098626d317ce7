/** Colors that owners can set, as in the style sheet; a test compares them with `tokens.css`. */
export const THEME_COLORS = {
  light: {
    background: '#faf7f2',
    surface: '#fffdf9',
    tint: '#efe8dc',
    text: '#1f1b16',
    muted: '#5a4a3f',
    accent: '#a94a26',
    'accent-strong': '#8a3a1c',
    'on-accent': '#fffdf9',
    secondary: '#6f8f80',
    'secondary-strong': '#47665a',
    tertiary: '#31566b',
  },
  dark: {
    background: '#191613',
    surface: '#211d19',
    tint: '#25211c',
    text: '#f3ede3',
    muted: '#c9bbab',
    accent: '#e08a5f',
    'accent-strong': '#eda37e',
    'on-accent': '#1f1207',
    secondary: '#92b3a3',
    'secondary-strong': '#a9c6b8',
    tertiary: '#8fb6cc',
  },
} as const
export type ThemeScheme = keyof typeof THEME_COLORS
export type ThemeColor = keyof (typeof THEME_COLORS)['light']

/** Bundled and system fonts. */
export const THEME_FONTS = {
  fraunces: "Fraunces,'Fraunces fallback',Georgia,serif",
  'instrument-sans': "'Instrument Sans','Instrument Sans fallback',system-ui,sans-serif",
  serif: "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,Georgia,serif",
  sans: "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  humanist: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',source-sans-pro,sans-serif",
  mono: "ui-monospace,'Cascadia Code','Source Code Pro',Menlo,Consolas,'DejaVu Sans Mono',monospace",
} as const
export type ThemeFont = keyof typeof THEME_FONTS
/** Files of bundled fonts by family. */
export const FONT_FILES = {
  Fraunces: '/fonts/fraunces-common.woff2',
  'Instrument Sans': '/fonts/instrument-sans-common.woff2',
} as const
/** Their counterparts for Arabic script (`css/arabic.css`). */
export const ARABIC_FONT_FILES = {
  Fraunces: '/fonts/naskh-arabic-common.woff2',
  'Instrument Sans': '/fonts/sans-arabic-common.woff2',
} as const

export interface Theme {
  colours: Partial<Record<ThemeScheme, Partial<Record<ThemeColor, string>>>>
  /** `inherit`: as in the style sheet. */
  displayFont?: ThemeFont | undefined
  textFont?: ThemeFont | undefined
}

/** Color pairs and their minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const CONTRASTS: readonly { text: ThemeColor; on: ThemeColor; atLeast: number }[] = [
  { text: 'text', on: 'background', atLeast: 4.5 },
  { text: 'text', on: 'surface', atLeast: 4.5 },
  { text: 'text', on: 'tint', atLeast: 4.5 },
  { text: 'muted', on: 'background', atLeast: 4.5 },
  { text: 'muted', on: 'tint', atLeast: 4.5 },
  { text: 'accent', on: 'background', atLeast: 4.5 },
  { text: 'accent-strong', on: 'background', atLeast: 4.5 },
  { text: 'on-accent', on: 'accent', atLeast: 4.5 },
  { text: 'on-accent', on: 'accent-strong', atLeast: 4.5 },
]

/** `#rrggbb` of a color over another with the opacity `share` (0 to 1). */
export function mixColors(colour: string, over: string, share: number): string {
  const parts = [1, 3, 5].map(at => {
    const [one = 0, other = 0] = [colour, over].map(all =>
      Number.parseInt(all.slice(at, at + 2), 16),
    )
    return Math.round(one * share + other * (1 - share))
  })
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOf(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
