import { ARABIC_FONT_FILES, FONT_FILES, THEME_FONTS } from '#design'
import { isArabicScriptLocale } from '#texts'

/** Default font stacks of headings and texts. */
const STANDARD = { display: THEME_FONTS.fraunces, text: THEME_FONTS['instrument-sans'] }

/**
 * Preload links for the fonts of a visitor's page. Browsers wait for them for a moment (100 ms in
 * Chromium) before the first paint. Pages in Arabic script need the Latin fonts too, for spaces and
 * digits.
 */
export function fontLinks(locale: string, themeCss = ''): string {
  const stacks = Object.entries(STANDARD).map(
    ([use, standard]) => new RegExp(`--font-${use}:\\s*([^;}]+)`).exec(themeCss)?.[1] ?? standard,
  )
  const arabic = isArabicScriptLocale(locale) ? Object.entries(ARABIC_FONT_FILES) : []
  return [...arabic, ...Object.entries(FONT_FILES)]
    .filter(([family]) => stacks.some(stack => stack.replaceAll(/["']/g, '').startsWith(family)))
    .map(
      ([, file]) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>\n`,
    )
    .join('')
}

const TEXT_FONT = new RegExp(
  `(url\\(['"]?(?:${FONT_FILES['Instrument Sans']}|${ARABIC_FONT_FILES['Instrument Sans']})[^}]*font-display:\\s*)swap`,
  'g',
)

/**
 * The text font is used only if it is available at the first paint, because changing it moves
 * everything below. The display font always replaces its fallback (decision 56).
 */
export const keepFirstFonts = (css: string) => css.replaceAll(TEXT_FONT, '$1optional')
