import { type CaptionFile, type Cue, MAX_CUES } from './caption-file.ts'
import { type CueNode, plainCueText, writeCueText } from './cue-text.ts'
import {
  descendants,
  type NamedStyles,
  readNamedStyles,
  type Style,
  settingsOf,
  styleOf,
  wrapInStyle,
} from './ttml-styles.ts'
import { readTimeBase, type TimeBase, toTtmlSeconds } from './ttml-time.ts'
import { parseXml, type XmlElement } from './xml.ts'

interface Interval {
  start: number
  /** Undefined where nobody says. */
  end: number | undefined
}

interface Context {
  /** What a cue is without a word about it. */
  plain: Style
  base: TimeBase
  named: NamedStyles
}

interface Paragraph extends Interval {
  element: XmlElement
  style: Style
}

/** Whether a text is TTML, or DFXP, as it was called: its first element is `tt`. */
export const isTtml = (text: string) => /<(?:[\w-]{1,40}:)?tt[\s>]/.test(text.slice(0, 20_000))

/**
 * Reads TTML (DFXP): times in all its units, of paragraphs and of what they stand in; styles as far as cues have them. Where a
 * paragraph has no end, it ends with the beginning of the next. Undefined for what is no TTML.
 */
export function parseTtml(text: string): CaptionFile | undefined {
  const tt = isTtml(text) ? parseXml(text) : undefined
  if (tt?.name !== 'tt') return undefined
  const lang = tt.attributes.lang ?? ''
  const context = {
    plain: { color: 'white', backgroundcolor: 'black', lang },
    base: readTimeBase(tt),
    named: readNamedStyles(tt.children.find(child => isNamed(child, 'head')) as XmlElement),
  }
  const paragraphs = paragraphsIn(tt, { start: 0, end: undefined }, { lang }, context).sort(
    (one, other) => one.start - other.start,
  )
  const cues = paragraphs.flatMap((paragraph, index) => {
    const next = paragraphs.slice(index + 1).find(({ start }) => start > paragraph.start)
    const end = paragraph.end ?? next?.start ?? Number.POSITIVE_INFINITY
    return cuesOf(paragraph, end, context)
  })
  return { cues: cues.slice(0, MAX_CUES), regions: [], styles: [] }
}

const isNamed = (child: XmlElement | string, name: string): child is XmlElement =>
  typeof child !== 'string' && child.name === name

/** When an element is there, by what its parent is: times count from the parent's beginning. */
function intervalOf({ attributes }: XmlElement, parent: Interval, { base }: Context): Interval {
  const at = (text: string | undefined) => {
    const seconds = toTtmlSeconds(text, base)
    return seconds === undefined ? undefined : parent.start + seconds
  }
  const start = at(attributes.begin) ?? parent.start
  const lasting = toTtmlSeconds(attributes.dur, base)
  const ends = [at(attributes.end), lasting === undefined ? undefined : start + lasting, parent.end]
  const known = ends.filter(end => end !== undefined)
  return { start, end: known.length > 0 ? Math.min(...known) : undefined }
}

function paragraphsIn(
  element: XmlElement,
  interval: Interval,
  style: Style,
  context: Context,
): Paragraph[] {
  const found: Paragraph[] = []
  // One after another: each begins when the one before has ended.
  const isSequence = element.attributes.timecontainer === 'seq'
  let parent = interval
  for (const child of element.children) {
    if (typeof child === 'string' || !['body', 'div', 'p'].includes(child.name)) continue
    const own = intervalOf(child, parent, context)
    const ownStyle = styleOf(child, style, context.named)
    if (child.name === 'p') found.push({ element: child, ...own, style: ownStyle })
    else for (const one of paragraphsIn(child, own, ownStyle, context)) found.push(one)
    if (isSequence) parent = { ...interval, start: own.end ?? own.start }
  }
  return found
}

/** One cue, or one for each time at which spans of the paragraph come or go. */
function cuesOf(paragraph: Paragraph, end: number, context: Context): Cue[] {
  const { element, start, style } = paragraph
  const spans = descendants(element, ['span']).filter(
    ({ attributes }) => attributes.begin ?? attributes.end ?? attributes.dur,
  )
  const within = { start, end }
  const moments = spans.flatMap(span => {
    const own = intervalOf(span, within, context)
    return [own.start, own.end ?? end]
  })
  const edges = [...new Set([start, end, ...moments])]
    .filter(edge => edge >= start && edge <= end)
    .sort((one, other) => one - other)
    .slice(0, 1000)
  return edges.slice(1).flatMap((edge, index) => {
    const from = edges[index] ?? start
    const nodes = trim(nodesOf(element, style, within, from, context))
    const isSaid = plainCueText(nodes).trim() !== ''
    if (!isSaid || style.display === 'none' || style.visibility === 'hidden') return []
    const text = writeCueText(wrapInStyle(nodes, style, context.plain))
    return [
      {
        id: element.attributes.id ?? '',
        startSeconds: from,
        endSeconds: edge,
        text,
        settings: settingsOf(style),
      },
    ]
  })
}

/** What of an element is there at a moment. */
function nodesOf(
  element: XmlElement,
  style: Style,
  interval: Interval,
  at: number,
  context: Context,
): CueNode[] {
  return element.children.flatMap((child): CueNode[] => {
    if (typeof child === 'string') {
      const text = style.space === 'preserve' ? child : child.replaceAll(/\s+/g, ' ')
      return [{ kind: 'text', text }]
    }
    if (child.name === 'br') return [{ kind: 'text', text: '\n' }]
    if (child.name !== 'span') return []
    const own = intervalOf(child, interval, context)
    if (at < own.start || (own.end !== undefined && at >= own.end)) return []
    const ownStyle = styleOf(child, style, context.named)
    if (ownStyle.display === 'none' || ownStyle.visibility === 'hidden') return []
    return wrapInStyle(nodesOf(child, ownStyle, own, at, context), ownStyle, style)
  })
}

/** No space at either end of a line, none doubled over the edges of spans. */
function trim(nodes: CueNode[]): CueNode[] {
  let before = '\n'
  const forward = (list: CueNode[]) => {
    for (const node of list) {
      if (node.kind === 'span') forward(node.children)
      if (node.kind !== 'text') continue
      if (/\s$/.test(before) && !/^\n/.test(node.text)) node.text = node.text.replace(/^ +/, '')
      if (node.text) before = node.text
    }
  }
  let after = '\n'
  const backward = (list: CueNode[]) => {
    for (const node of list.toReversed()) {
      if (node.kind === 'span') backward(node.children)
      if (node.kind !== 'text') continue
      if (after.startsWith('\n')) node.text = node.text.replace(/ {1,1000}$/, '')
      if (node.text) after = node.text
    }
  }
  forward(nodes)
  backward(nodes)
  return dropOuterBreaks(nodes)
}

/** A paragraph neither begins nor ends with an empty line. */
function dropOuterBreaks(nodes: CueNode[]): CueNode[] {
  const isBreak = (node: CueNode | undefined) => node?.kind === 'text' && node.text.trim() === ''
  let from = 0
  let to = nodes.length
  while (isBreak(nodes[from]) && from < to) from++
  while (to > from && isBreak(nodes[to - 1])) to--
  return nodes.slice(from, to)
}
