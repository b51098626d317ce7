/** Minimum line height for the marks above and below Arabic letters, as a multiple of the font size. */
const MIN_LINE_HEIGHT = 1.35

/**
 * `line-height` without a unit, also in the `font` shorthand. 0 is kept, because it is used for
 * boxes without text.
 */
const LINE_HEIGHT = /(line-height:\s*|font:[^;{}]*?\d[a-z%]+\s*\/\s*)(\d*\.?\d+)(?=\s*[;}\s])/g

/**
 * Raises line heights below 1.35, which are meant for Latin headings, for a style sheet of a page
 * in Arabic script.
 */
export function withArabicLineHeights(css: string): string {
  return css.replaceAll(LINE_HEIGHT, (rule, before: string, height: string) => {
    const value = Number(height)
    return value > 0 && value < MIN_LINE_HEIGHT ? before + MIN_LINE_HEIGHT : rule
  })
}
