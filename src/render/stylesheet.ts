import base from '../design/css/base.css?inline'
import controls from '../design/css/controls.css?inline'
import fonts from '../design/css/fonts.css?inline'
import presets from '../design/css/presets.css?inline'
import tokens from '../design/css/tokens.css?inline'
import { siteStyles } from './site/index.ts'

const shared = [fonts, tokens, base, controls, siteStyles, presets].join('\n')

/** All styles of one page, to stand in its head: shared ones, the used modules' files, its generated rules. */
export function pageStyles(
  styles: ReadonlyMap<string, string>,
  types: Iterable<string>,
  generated: string,
): string {
  const used = [...types].sort().map(type => styles.get(type) ?? '')
  return [shared, ...used, generated].join('\n').replaceAll('</', '<\\/')
}
