import { FONT_FILES, THEME_FONTS } from '#design'

/** What the style sheet sets headings and texts in, where the owner chose nothing else. */
const STANDARD = { display: THEME_FONTS.fraunces, text: THEME_FONTS['instrument-sans'] }

/**
 * Fetches the fonts of a visitor's page before anything else. Browsers wait for them for a moment (100 ms in Chromium) with what they
 * paint first.
 */
export function fontLinks(themeCss = ''): string {
  const stacks = Object.entries(STANDARD).map(
    ([use, standard]) => new RegExp(`--font-${use}:\\s*([^;}]+)`).exec(themeCss)?.[1] ?? standard,
  )
  return Object.entries(FONT_FILES)
    .filter(([family]) => stacks.some(stack => stack.replaceAll(/["']/g, '').startsWith(family)))
    .map(
      ([, file]) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>\n`,
    )
    .join('')
}

const FETCHED = new RegExp(
  `(url\\(['"]?(?:${Object.values(FONT_FILES).join('|')})[^}]*font-display:\\s*)swap`,
  'g',
)

/**
 * A font that comes later than that is for the next page: words that are set anew are as many lines as before only by chance, and
 * push away what is below them. Letters that are seldom come when they come.
 */
export const keepFirstFonts = (css: string) => css.replaceAll(FETCHED, '$1optional')
