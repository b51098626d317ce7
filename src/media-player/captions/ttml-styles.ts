import { type CueSettings, newSettings } from './caption-file.ts'
import type { CueNode } from './cue-text.ts'
import type { XmlElement } from './xml.ts'

/** What an element says of its looks, by names in small letters. */
export type Style = Readonly<Record<string, string>>
export type NamedStyles = ReadonlyMap<string, Style>

/** What goes from an element to those in it (TTML1 §8.2); the rest is its own. */
const INHERITED = new Set([
  'color',
  'direction',
  'displayalign',
  'extent',
  'fontstyle',
  'fontweight',
  'lang',
  'origin',
  'space',
  'textalign',
  'textdecoration',
  'visibility',
  'writingmode',
])

/** All styles and regions of a document by their ids, each with what it refers to. */
export function readNamedStyles(head: XmlElement | undefined): NamedStyles {
  const elements = descendants(head, ['style', 'region']).filter(({ attributes }) => attributes.id)
  const byId = new Map(elements.map(element => [element.attributes.id ?? '', element]))
  return new Map([...byId].map(([id, element]) => [id, resolve(element, byId, new Set())]))
}

function resolve(
  element: XmlElement,
  byId: ReadonlyMap<string, XmlElement>,
  seen: Set<XmlElement>,
): Style {
  if (seen.has(element)) return {}
  seen.add(element)
  const referred = idsIn(element.attributes.style).map(id => byId.get(id))
  // A region may hold its styles as elements.
  const inside = element.name === 'region' ? descendants(element, ['style']) : []
  return Object.assign(
    {},
    ...[...referred, ...inside].map(one => (one ? resolve(one, byId, seen) : {})),
    element.attributes,
  )
}

/** An element's style: what it inherits, its region, the styles that it names, its own, each over those before. */
export function styleOf(element: XmlElement, parent: Style, named: NamedStyles): Style {
  const { attributes } = element
  const inherited = Object.entries(parent).filter(([name]) => INHERITED.has(name))
  return Object.assign(
    Object.fromEntries(inherited),
    named.get(attributes.region ?? ''),
    ...idsIn(attributes.style).map(id => named.get(id)),
    attributes,
  )
}

const idsIn = (text = '') => text.split(/\s+/).filter(Boolean).slice(0, 50)

export function descendants(
  element: XmlElement | undefined,
  names: readonly string[],
): XmlElement[] {
  return (element?.children ?? []).flatMap(child => {
    if (typeof child === 'string') return []
    return [...(names.includes(child.name) ? [child] : []), ...descendants(child, names)]
  })
}

/** The colours that WebVTT has names for (§8.2.2), as TTML may write them. */
const COLOURS: Record<string, string> = {
  '#ffffff': 'white',
  '#00ff00': 'lime',
  '#00ffff': 'cyan',
  '#ff0000': 'red',
  '#ffff00': 'yellow',
  '#ff00ff': 'magenta',
  '#0000ff': 'blue',
  '#000000': 'black',
  aqua: 'cyan',
  fuchsia: 'magenta',
}
const NAMES = new Set(Object.values(COLOURS))

function classOf(colour: string | undefined, prefix = ''): string[] {
  const key = (colour ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 20)
    .replace(/^(#[\da-f]{6})ff$/, '$1')
  const name = COLOURS[key] ?? (NAMES.has(key) ? key : undefined)
  return name ? [prefix + name] : []
}

/** What is said in the spans that stand for its style, where that is another than the one around it. */
export function wrapInStyle(children: CueNode[], style: Style, around: Style): CueNode[] {
  const differs = (name: string) => style[name] !== around[name]
  const span = (
    tag: 'b' | 'i' | 'u' | 'c' | 'lang' | 'ruby' | 'rt',
    inside: CueNode[],
    more = {},
  ) => [{ kind: 'span' as const, tag, classes: [], annotation: '', children: inside, ...more }]
  let nodes = children
  if (differs('fontstyle') && /^(?:italic|oblique)$/.test(style.fontstyle ?? ''))
    nodes = span('i', nodes)
  if (differs('fontweight') && style.fontweight === 'bold') nodes = span('b', nodes)
  if (differs('textdecoration') && /\bunderline\b/.test(style.textdecoration ?? ''))
    nodes = span('u', nodes)
  const classes = [
    ...(differs('color') ? classOf(style.color) : []),
    ...(differs('backgroundcolor') ? classOf(style.backgroundcolor, 'bg_') : []),
  ]
  if (classes.length > 0) nodes = span('c', nodes, { classes })
  if (style.lang && languageIn(style) !== languageIn(around))
    nodes = span('lang', nodes, { annotation: style.lang })
  if (style.ruby === 'container') nodes = span('ruby', nodes)
  if (style.ruby === 'text') nodes = span('rt', nodes)
  return nodes
}

const languageIn = ({ lang }: Style) => lang?.split('-', 1)[0]

const percents = (text = '') => {
  const [, x, y] = /^(\d{1,3}(?:\.\d{1,6})?)%\s+(\d{1,3}(?:\.\d{1,6})?)%$/.exec(text.trim()) ?? []
  const both = [Number(x), Number(y)]
  return x !== undefined && both.every(value => value <= 100) ? both : undefined
}

/** Where a paragraph stands, as a cue says it. */
export function settingsOf(style: Style): CueSettings {
  const settings = newSettings()
  const align = (['start', 'center', 'end', 'left', 'right'] as const).find(
    known => known === style.textalign,
  )
  if (align) settings.align = align
  if (/^tb(?:rl)?$/.test(style.writingmode ?? '')) settings.vertical = 'rl'
  if (style.writingmode === 'tblr') settings.vertical = 'lr'
  const [left, top] = percents(style.origin) ?? []
  const [width, height] = percents(style.extent) ?? []
  if (left !== undefined && width !== undefined && width > 0) {
    settings.size = Math.min(width, 100 - left)
    const share = { start: 0, left: 0, center: 0.5, end: 1, right: 1 }[settings.align]
    settings.position = left + settings.size * share
  }
  const place = style.displayalign
  if (top !== undefined) {
    const share = { before: 0, center: 0.5, after: 1 }[place ?? 'before'] ?? 0
    settings.line = Math.min(100, top + (height ?? 0) * share)
    settings.snapToLines = false
    settings.lineAlign = share === 0 ? 'start' : share === 1 ? 'end' : 'center'
  } else if (place === 'before') settings.line = 0
  else if (place === 'center')
    Object.assign(settings, { line: 50, snapToLines: false, lineAlign: 'center' })
  return settings
}
