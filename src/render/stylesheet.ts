import { baseStyles, lookStyles, scrollStyles, toArabicStyles } from '#design/styles'
import type { PageStyle } from '#module-contract'
import { isArabicScriptLocale } from '#texts'
import { siteStyles } from './site/index.ts'

const shared = [baseStyles, siteStyles, lookStyles].join('\n')

/** Name of a style sheet that a module requests: its own rare styles, or a shared sheet. */
export const nameOfSheets = (style: PageStyle) =>
  style.endsWith('-looks') ? style : `shared/${style}`

/** Rules of one page besides the style sheets of its modules. */
export interface PageRules {
  locale: string
  /** The owner's colors and fonts. */
  themeCss?: string | undefined
  /** Rules that design options generate. */
  generated: string
  /** Style sheets of elements around the content. */
  around?: string
}

/** Returns the content of the `style` element in the head of a page. */
export function pageStyles(
  styles: ReadonlyMap<string, readonly string[]>,
  types: Iterable<string>,
  { locale, themeCss = '', generated, around = '' }: PageRules,
): string {
  // Shared sheets are included once, before the first module that uses them.
  const used = new Set([...types].sort().flatMap(type => styles.get(type) ?? []))
  const effects = generated.includes('--scroll-') ? scrollStyles : ''
  const sheets = [shared, effects, themeCss, ...used].join('\n')
  // Generated rules are the owner's choice: their line heights are kept.
  const all = isArabicScriptLocale(locale)
    ? [toArabicStyles(sheets + around), generated]
    : [sheets, generated + around]
  return all.join('\n').replaceAll('</', '<\\/')
}
