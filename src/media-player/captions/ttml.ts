import { parseXml, type XmlElement } from '#base'
import { byTime, type CaptionFile, type Cue, MAX_CUES } from './caption-file.ts'
import { writeCueText } from './cue-text.ts'
import {
  descendants,
  isTransparent,
  type NamedStyles,
  type Root,
  readInitial,
  readNamedStyles,
  readRoot,
  type Style,
  settingsOf,
  styleColors,
  styleOf,
} from './ttml-styles.ts'
import { nestRuns, type Run, spansOf, trimRuns } from './ttml-text.ts'
import { isActive, readTimeBase, resolveTimes, type Timed } from './ttml-time.ts'

interface Context {
  root: Root
  named: NamedStyles
  /** Display times of regions, by id. */
  regions: ReadonlyMap<string | undefined, Timed>
  initial: Style
  /** Language and white space handling of the document. */
  outermost: Style
}

/** A paragraph with its ancestors, outermost first. */
interface Paragraph {
  chain: readonly Timed[]
  p: Timed
}

/** Limit of style changes within a paragraph. */
const MAX_EDGES = 1000

/** True if the root element is `tt` (TTML, formerly DFXP). */
export const isTtml = (text: string) => /<(?:[\w-]{1,40}:)?tt[\s>]/.test(text.slice(0, 20_000))

/**
 * Parses TTML (DFXP): all time units, nested timing, and the styles that WebVTT cues can express. A
 * paragraph without an end lasts until the next one begins. Undefined if the text is not TTML.
 */
export function parseTtml(text: string): CaptionFile | undefined {
  const tt = isTtml(text) ? parseXml(text) : undefined
  if (tt?.name !== 'tt') return undefined
  const head = childOf(tt, 'head')
  const body = childOf(tt, 'body')
  const { lang = '', space = '' } = tt.attributes
  const base = readTimeBase(tt)
  const regions = descendants(head, ['region']).map(
    region => [region.attributes.id, resolveTimes(region, 0, undefined, base)] as const,
  )
  const context = {
    root: readRoot(tt),
    named: readNamedStyles(head),
    regions: new Map(regions),
    initial: readInitial(head),
    outermost: { lang, space },
  }
  const timed = body && resolveTimes(body, 0, undefined, base)
  const cues = timed ? readCues(paragraphsIn(timed, []), context) : []
  const classes = new Set(cues.flatMap(cue => cue.text.match(CLASS) ?? []))
  return { cues, regions: [], styles: styleColors(classes), stacks: true }
}

/** Color class in cue text. */
const CLASS = /(?<=\.)(?:bg_)?rgb_[\da-f]{6,8}/g

const childOf = (element: XmlElement, name: string) =>
  element.children.find(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  )

function paragraphsIn(timed: Timed, chain: readonly Timed[]): Paragraph[] {
  const within = [...chain, timed]
  if (timed.element.name === 'p') return [{ chain: within, p: timed }]
  return timed.children.flatMap(child =>
    typeof child === 'string' ? [] : paragraphsIn(child, within),
  )
}

const isEver = ({ start, end }: Timed) => end === undefined || end > start

function readCues(paragraphs: readonly Paragraph[], context: Context): Cue[] {
  const sorted = paragraphs
    .filter(({ p }) => isEver(p))
    .sort((one, other) => one.p.start - other.p.start)
  const nexts = nextStarts(sorted)
  const cues: Cue[] = []
  for (const [index, paragraph] of sorted.entries()) {
    if (cues.length >= MAX_CUES) break
    const end = endOf(paragraph, nexts[index] ?? Number.POSITIVE_INFINITY)
    for (const cue of cuesOf(paragraph, end, context)) cues.push(cue)
  }
  return cues.slice(0, MAX_CUES).sort(byTime)
}

/** For each paragraph, the start of the next later paragraph. */
function nextStarts(sorted: readonly Paragraph[]): number[] {
  const starts = sorted.map(({ p }) => p.start)
  const nexts: number[] = []
  for (let index = starts.length - 1; index >= 0; index--) {
    const later = starts[index + 1]
    nexts[index] =
      later === undefined || later > (starts[index] ?? 0)
        ? (later ?? Number.POSITIVE_INFINITY)
        : (nexts[index + 1] ?? Number.POSITIVE_INFINITY)
  }
  return nexts
}

/** A paragraph with a start but no end lasts until the next one begins. */
function endOf({ p }: Paragraph, next: number): number {
  const known = p.end ?? Number.POSITIVE_INFINITY
  const isOpen = p.end === undefined || p.element.attributes.begin !== undefined
  return isOpen && !p.saysEnd ? Math.min(known, next) : known
}

/** Cues of a paragraph: one, or several when its content or style changes over time. */
function cuesOf({ chain, p }: Paragraph, end: number, context: Context): Cue[] {
  const { start } = p
  const sets = chain.slice(0, -1).flatMap(one => one.sets)
  const named = chain.findLast(({ element }) => element.attributes.region)
  const region = context.regions.get(named?.element.attributes.region)
  const changes = [...sets, ...timesWithin(p), ...(region ? [region] : [])]
  const moments = changes.flatMap(one => [one.start, one.end ?? end])
  const edges = [...new Set([start, end, ...moments])]
    .filter(edge => edge >= start && edge <= end)
    .sort((one, other) => one - other)
    .slice(0, MAX_EDGES)
  const cues: Cue[] = []
  for (const [index, to] of edges.slice(1).entries()) {
    const from = edges[index] ?? start
    if (region && !isActive(region, from)) continue
    const style = styleAt(chain, from, context)
    const text = style && textAt(p, style, from, context)
    if (!text) continue
    const settings = settingsOf(withRegion(style, context), context.root)
    const last = cues.at(-1)
    // Extend the previous cue when the change is not visible.
    if (last?.endSeconds === from && last.text === text && isSame(last.settings, settings)) {
      last.endSeconds = to
      continue
    }
    const { id = '' } = p.element.attributes
    cues.push({ id, startSeconds: from, endSeconds: to, text, settings })
  }
  return cues
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

function timesWithin({ children }: Timed): Timed[] {
  return children.flatMap(child =>
    typeof child === 'string' || child.element.name === 'br' ? [] : [child, ...timesWithin(child)],
  )
}

/** An element's attributes at a given time, with the `set` changes active then. */
function attributesAt(timed: Timed, at: number): Style {
  const sets = timed.sets.filter(set => isActive(set, at))
  return Object.assign({}, timed.element.attributes, ...sets.map(({ element }) => lookOf(element)))
}

/** Style attributes of a `set` element, without its own timing attributes. */
function lookOf({ attributes }: XmlElement): Style {
  const { begin: _, end: __, dur: ___, id: ____, ...look } = attributes
  return look
}

/** Computed style of the last element of an ancestor chain; undefined if it is not displayed. */
function styleAt(chain: readonly Timed[], at: number, context: Context): Style | undefined {
  let style = context.outermost
  let ground: string | undefined
  for (const timed of chain) {
    style = styleOf(attributesAt(timed, at), style, context.named)
    if (style.display === 'none') return undefined
    ground = groundOf(style) ?? ground
  }
  if (withRegion(style, context).display === 'none') return undefined
  ground ??= groundOf(context.named.get(style.region ?? '') ?? {})
  // Text without a background uses its ancestor's background.
  return ground ? { ...style, backgroundcolor: ground } : style
}

/** Undefined if transparent. */
const groundOf = ({ backgroundcolor }: Style) =>
  isTransparent(backgroundcolor) ? undefined : backgroundcolor

/** Applies a style on top of its region's style and the document's initial values. */
const withRegion = (style: Style, { named, initial }: Context): Style => ({
  ...initial,
  ...named.get(style.region ?? ''),
  ...style,
})

function textAt(p: Timed, style: Style, at: number, context: Context): string {
  const runs = trimRuns(runsOf(p, { style, ground: undefined, ruby: [] }, at, context))
  return runs.some(({ text }) => text.trim() !== '') ? writeCueText(nestRuns(runs)) : ''
}

interface Surroundings {
  style: Style
  /** Background of the nearest ancestor that has one. */
  ground: string | undefined
  ruby: Run['spans']
}

/** Text runs of an element that are visible at a given time. */
function runsOf(timed: Timed, around: Surroundings, at: number, context: Context): Run[] {
  const { style } = around
  const own = withRegion(style, context)
  const ground = groundOf(style) ?? around.ground
  const spans = [...around.ruby, ...spansOf(own, ground, context.outermost.lang ?? '')]
  const isPreserved = style.space === 'preserve'
  return timed.children.flatMap((child): Run[] => {
    if (typeof child === 'string') {
      if (own.visibility === 'hidden') return []
      // White space between ruby base and annotation.
      if (style.ruby === 'container' && child.trim() === '') return []
      const text = isPreserved ? child.replaceAll(/\r\n?/g, '\n') : child.replaceAll(SPACES, ' ')
      return [{ text, isPreserved, spans }]
    }
    const { element } = child
    if (element.name === 'br') return [{ text: '\n', isPreserved: false, spans }]
    if (element.name !== 'span' || !isActive(child, at)) return []
    const inner = styleOf(attributesAt(child, at), style, context.named)
    if (inner.display === 'none' || inner.ruby === 'delimiter') return []
    const ruby = [...around.ruby, ...rubyOf(inner, child)]
    return runsOf(child, { style: inner, ground, ruby }, at, context)
  })
}

/** White space as XML defines it; excludes no-break spaces. */
const SPACES = /[ \t\r\n]+/g

function rubyOf({ ruby }: Style, key: object): Run['spans'] {
  const tag = ruby === 'container' ? 'ruby' : ruby === 'text' ? 'rt' : undefined
  return tag ? [{ key, head: { tag, classes: [], annotation: '' } }] : []
}
