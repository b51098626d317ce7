import { baseStyles, lookStyles, scrollStyles } from '#design/styles'
import type { PageStyle } from '#module-kit'
import { siteStyles } from './site/index.ts'

const shared = [baseStyles, siteStyles, lookStyles].join('\n')

/** Under which name sheets stand that a module asks for: after its own, or among those of the kit. */
export const nameOfSheets = (style: PageStyle) =>
  style.endsWith('-looks') ? style : `kit/${style}`

/** All styles of one page, to stand in its head: shared ones, the owner's colours, the used modules' files, its generated rules. */
export function pageStyles(
  styles: ReadonlyMap<string, readonly string[]>,
  types: Iterable<string>,
  generated: string,
  themeCss = '',
): string {
  // What modules share stands once, before the first of them.
  const used = new Set([...types].sort().flatMap(type => styles.get(type) ?? []))
  const effects = generated.includes('--scroll-') ? scrollStyles : ''
  return [shared, effects, themeCss, ...used, generated].join('\n').replaceAll('</', '<\\/')
}
