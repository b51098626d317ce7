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

const TEXT_FONT = new RegExp(
  `(url\\(['"]?${FONT_FILES['Instrument Sans']}[^}]*font-display:\\s*)swap`,
  'g',
)

/**
 * The text font is shown only if it is there at the first paint: a paragraph that changes its font moves everything below it. The
 * display font always replaces its fallback, because headings in it are what visitors know a site by (decision 56).
 */
export const keepFirstFonts = (css: string) => css.replaceAll(TEXT_FONT, '$1optional')
