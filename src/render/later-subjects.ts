import type { PageEntry } from './tree/page-tree.ts'

/** Maximum time that a place stays hidden, in milliseconds. */
const WAIT_MS = 1000

/**
 * AB-2: the place of a split test in a page that is the same for everybody; `visitor/split-tests`
 * puts the chosen subject there.
 */
export const laterPlace = (test: string, html: string) =>
  `<!--split:${test}-->${html}<!--/split:${test}-->`

/** Hides the first subject without changing its size, until the choice or the timeout. */
export function hideUntilChosen(test: string, content: readonly PageEntry[]): string {
  const ids = content.map(({ node }) => `#${node.props.id}`)
  if (ids.length === 0) return ''
  return `html:not([data-split~="${test}"]) :is(${ids.join()}){animation:vt-split ${WAIT_MS}ms step-end!important}`
}

/** The animation ends without any script. */
export function laterStyles(rules: ReadonlySet<string>): string {
  const all = [...rules].join('')
  if (!all) return ''
  return `@media (scripting:enabled){${all}}@keyframes vt-split{0%,99.9%{visibility:hidden}}`
}
