import type { XmlElement } from '#base'
import { type CueSettings, newSettings } from './caption-file.ts'

/** Style attributes of an element, keyed by lowercase name. */
export type Style = Readonly<Record<string, string>>
export type NamedStyles = ReadonlyMap<string, Style>

/** Inherited style properties (TTML2 §8.4.4.2) and the position. All others apply to the element only. */
const INHERITED = new Set([
  'color',
  'direction',
  'displayalign',
  'extent',
  'fontstyle',
  'fontweight',
  'lang',
  'origin',
  'region',
  'space',
  'textalign',
  'textdecoration',
  'visibility',
  'writingmode',
])

const NONE: Style = {}
/** Limits for nested and merged styles, above what real documents use. */
const MAX_DEPTH = 100
const MAX_MERGED = 50

/** Resolves all styles and regions of a document by id, including referenced styles. */
export function readNamedStyles(head: XmlElement | undefined): NamedStyles {
  const elements = descendants(head, ['style', 'region']).filter(({ attributes }) => attributes.id)
  const byId = new Map(elements.map(element => [element.attributes.id ?? '', element]))
  const resolved = new Map<string, Style>()

  function resolve(id: string, depth: number): Style {
    const known = resolved.get(id)
    const element = byId.get(id)
    if (known || !element || depth > MAX_DEPTH) return known ?? NONE
    // Breaks cycles: a style that references itself resolves to nothing.
    resolved.set(id, NONE)
    const style = merge(element, depth)
    resolved.set(id, style)
    return style
  }

  /** Merges referenced styles, then nested styles (for regions), then own attributes; later ones win. */
  function merge(element: XmlElement, depth: number): Style {
    const inside = element.name === 'region' ? descendants(element, ['style']) : []
    return Object.assign(
      {},
      ...idsIn(element.attributes.style).map(one => resolve(one, depth + 1)),
      ...inside.slice(0, MAX_MERGED).map(one => merge(one, depth)),
      element.attributes,
    )
  }

  for (const id of byId.keys()) resolve(id, 0)
  return resolved
}

/** Initial style values declared by the document (TTML2 §8.1.3). */
export const readInitial = (head: XmlElement | undefined): Style =>
  Object.assign(
    {},
    ...descendants(head, ['initial'])
      .slice(0, MAX_MERGED)
      .map(({ attributes }) => attributes),
  )

/** Computes an element's style from inherited, referenced and own values; later ones win. */
export function styleOf(attributes: Style, parent: Style, named: NamedStyles): Style {
  const inherited = Object.entries(parent).filter(([name]) => INHERITED.has(name))
  const style: Record<string, string> = Object.assign(
    Object.fromEntries(inherited),
    ...idsIn(attributes.style).map(id => named.get(id)),
    attributes,
  )
  // A value such as `overline` does not reset an inherited underline.
  const { textdecoration = 'none' } = style
  if (!SAYS_UNDERLINE.test(textdecoration) && isUnderlined(parent)) {
    style.textdecoration = `${textdecoration} underline`
  }
  return style
}

const SAYS_UNDERLINE = /\b(?:none|underline|noUnderline)\b/
export const isUnderlined = ({ textdecoration = '' }: Style) => /\bunderline\b/.test(textdecoration)

const idsIn = (text = '') => text.split(/\s+/).filter(Boolean).slice(0, MAX_MERGED)

export function descendants(
  element: XmlElement | undefined,
  names: readonly string[],
): XmlElement[] {
  return (element?.children ?? []).flatMap(child => {
    if (typeof child === 'string') return []
    return [...(names.includes(child.name) ? [child] : []), ...descendants(child, names)]
  })
}

/** Colors with a WebVTT class (§5.1), keyed by their TTML value. */
const CLASSES: Record<string, string> = {
  '#ffffff': 'white',
  '#00ff00': 'lime',
  '#00ffff': 'cyan',
  '#ff0000': 'red',
  '#ffff00': 'yellow',
  '#ff00ff': 'magenta',
  '#0000ff': 'blue',
  '#000000': 'black',
}
/** Named colors (TTML2 §8.3.4). */
const NAMES: Record<string, string> = {
  transparent: '#00000000',
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
}

const RGB =
  /^rgba?\(\s{0,5}(\d{1,3})\s{0,5},\s{0,5}(\d{1,3})\s{0,5},\s{0,5}(\d{1,3})\s{0,5}(?:,\s{0,5}(\d{1,3})\s{0,5})?\)$/

/** Normalizes a color to `#rrggbb`, or `#rrggbbaa` if translucent; undefined if invalid. */
function toHex(text: string | undefined): string | undefined {
  const colour = (text ?? '').trim().toLowerCase().slice(0, 60)
  const [, ...parts] = RGB.exec(colour) ?? []
  const hex = parts.length
    ? `#${parts
        .filter(part => part !== undefined)
        .map(part => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
        .join('')}`
    : (NAMES[colour] ?? (/^#[\da-f]{6}(?:[\da-f]{2})?$/.test(colour) ? colour : undefined))
  return hex?.replace(/^(#.{6})ff$/, '$1')
}

export const isTransparent = (colour: string | undefined) =>
  colour === undefined || /^#.{6}00$/.test(toHex(colour) ?? '#00000000')

/** The WebVTT class for a color; undefined for the defaults, white on black. */
export function colorClass(colour: string | undefined, part: 'color' | 'background') {
  const hex = toHex(colour)
  if (!hex || hex === (part === 'color' ? '#ffffff' : '#000000')) return undefined
  const name = CLASSES[hex] ?? `rgb_${hex.slice(1)}`
  return part === 'color' ? name : `bg_${name}`
}

/** Generated classes for colors without a WebVTT class. */
const OWN = /^(bg_)?rgb_([\da-f]{6,8})$/

/** Rules for the generated color classes. */
export function styleColors(classes: Iterable<string>): string[] {
  const rules = [...classes].flatMap(name => {
    const [, ground, hex] = OWN.exec(name) ?? []
    return hex ? [`::cue(.${name}) { ${ground ? 'background-color' : 'color'}: #${hex} }`] : []
  })
  return rules.length > 0 ? [rules.join('\n')] : []
}

/** Reference for lengths: the document's size in pixels and in cells. */
export interface Root {
  pixels: readonly number[] | undefined
  cells: readonly number[]
}

export function readRoot({ attributes }: XmlElement): Root {
  const [, width, height] =
    /^(\d{1,6})px\s+(\d{1,6})px$/.exec(attributes.extent?.trim() ?? '') ?? []
  const [, columns = 32, rows = 15] =
    /^(\d{1,4})\s+(\d{1,4})$/.exec(attributes.cellresolution?.trim() ?? '') ?? []
  const pixels = [Number(width), Number(height)]
  return { pixels: pixels.every(one => one > 0) ? pixels : undefined, cells: [+columns, +rows] }
}

const LENGTH = /^\+?(\d{1,6}(?:\.\d{1,9})?)(%|px|c|rw|rh)$/

/** Parses two lengths into percentages of the video size; undefined if invalid. */
function percentsOf(text: string | undefined, { pixels, cells }: Root): number[] | undefined {
  const lengths = (text ?? '').trim().split(/\s+/)
  const percents = lengths.map((length, axis) => {
    const [, amount, unit] = LENGTH.exec(length) ?? []
    const whole = unit === 'px' ? pixels?.[axis] : unit === 'c' ? cells[axis] : 100
    return whole ? (Number(amount) / whole) * 100 : Number.NaN
  })
  return percents.length === 2 && percents.every(one => one <= 100) ? percents : undefined
}

const SHARES = { start: 0, left: 0, center: 0.5, end: 1, right: 1 }

/** Converts a paragraph's position into cue settings. */
export function settingsOf(style: Style, root: Root): CueSettings {
  const settings = newSettings()
  const align = (['start', 'center', 'end', 'left', 'right'] as const).find(
    known => known === style.textalign,
  )
  if (align) settings.align = align
  const mode = style.writingmode ?? ''
  if (/^tb(?:rl)?$/.test(mode)) settings.vertical = 'rl'
  if (mode === 'tblr') settings.vertical = 'lr'
  const [left, top] = percentsOf(style.origin, root) ?? []
  const [width, height] = percentsOf(style.extent, root) ?? []
  const isVertical = settings.vertical !== ''
  // In vertical text, the line length is limited by the region's height.
  placeInLine(settings, isVertical ? top : left, isVertical ? height : width)
  const place = { before: 0, center: 0.5, after: 1 }[style.displayalign ?? '']
  if (isVertical)
    placeLines(settings, left, width, settings.vertical === 'rl' ? turn(place) : place)
  else placeLines(settings, top, height, place)
  return settings
}

/** Right-to-left text is measured from the right edge. */
const turn = (share: number | undefined) => 1 - (share ?? 0)

function placeInLine(settings: CueSettings, from: number | undefined, length: number | undefined) {
  if (from === undefined || !length) return
  settings.size = Math.min(length, 100 - from)
  settings.position = from + settings.size * SHARES[settings.align]
}

function placeLines(
  settings: CueSettings,
  from: number | undefined,
  length: number | undefined,
  share: number | undefined,
) {
  if (from !== undefined) {
    const part = share ?? 0
    const lineAlign = part === 0 ? 'start' : part === 1 ? 'end' : 'center'
    const line = Math.min(100, from + (length ?? 0) * part)
    Object.assign(settings, { line, snapToLines: false, lineAlign })
  } else if (settings.vertical) return
  else if (share === 0) settings.line = 0
  else if (share === 0.5)
    Object.assign(settings, { line: 50, snapToLines: false, lineAlign: 'center' })
}
