import type { CueNode } from './cue-text.ts'
import { colorClass, isUnderlined, type Style } from './ttml-styles.ts'

type Span = Extract<CueNode, { kind: 'span' }>
type SpanHead = Pick<Span, 'tag' | 'classes' | 'annotation'>

/** Text of a paragraph with its enclosing spans, outermost first. */
export interface Run {
  text: string
  /** Keep all white space (`xml:space="preserve"`). */
  isPreserved: boolean
  spans: readonly SpanAround[]
}

/** Adjacent runs with the same span key share the span. */
interface SpanAround {
  key: string | object
  head: SpanHead
}

/** Spans that express a style where it differs from the default caption style. */
export function spansOf(style: Style, ground: string | undefined, language: string) {
  const spans: SpanAround[] = []
  const add = (tag: Span['tag'], more: Partial<SpanHead> = {}) => {
    const head = { tag, classes: [], annotation: '', ...more }
    spans.push({ key: [tag, ...head.classes, head.annotation].join(' '), head })
  }
  const { lang = '' } = style
  if (lang && primary(lang) !== primary(language)) add('lang', { annotation: lang })
  const classes = [colorClass(style.color, 'color'), colorClass(ground, 'background')].filter(
    name => name !== undefined,
  )
  if (classes.length > 0) add('c', { classes })
  if (isUnderlined(style)) add('u')
  if (style.fontweight === 'bold') add('b')
  if (/^(?:italic|oblique)$/.test(style.fontstyle ?? '')) add('i')
  return spans
}

const primary = (language: string) => language.split('-', 1)[0]?.toLowerCase()

/** Trims line ends, collapses spaces across span borders, and removes leading and trailing empty lines. */
export function trimRuns(runs: readonly Run[]): Run[] {
  let before = '\n'
  const forward = runs.map(run => {
    const text = !run.isPreserved && /[ \n]$/.test(before) ? run.text.replace(/^ /, '') : run.text
    if (text) before = text
    return { ...run, text }
  })
  let after = '\n'
  for (const run of forward.toReversed()) {
    if (!run.isPreserved && after.startsWith('\n')) run.text = run.text.replace(/ $/, '')
    if (run.text) after = run.text
  }
  const isBreak = ({ text }: Run) => /^\s*$/.test(text)
  const from = forward.findIndex(run => !isBreak(run))
  return from < 0 ? [] : forward.slice(from, forward.findLastIndex(run => !isBreak(run)) + 1)
}

/** Converts runs to cue text and merges adjacent equal spans. */
export function nestRuns(runs: readonly Run[]): CueNode[] {
  const root: CueNode[] = []
  let open: { key: string | object; span: Span }[] = []
  for (const { text, spans } of runs) {
    if (text === '') continue
    const same = spans.findIndex(({ key }, index) => open[index]?.key !== key)
    open = open.slice(0, same < 0 ? spans.length : same)
    for (const { key, head } of spans.slice(open.length)) {
      const span: Span = { kind: 'span', ...head, children: [] }
      const within: CueNode[] = open.at(-1)?.span.children ?? root
      within.push(span)
      open = [...open, { key, span }]
    }
    const within: CueNode[] = open.at(-1)?.span.children ?? root
    within.push({ kind: 'text', text })
  }
  return root
}
