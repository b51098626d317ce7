import type { XmlElement } from '#base'

/** What an element says of its looks, by names in small letters. */
export type Style = Readonly<Record<string, string>>
export type NamedStyles = ReadonlyMap<string, Style>

/** What goes from an element to those in it (TTML2 §8.4.4.2), and where they stand; the rest is its own. */
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
/** More than any document needs. */
const MAX_DEPTH = 100
const MAX_MERGED = 50

/** All styles and regions of a document by their ids, each with what it refers to. */
export function readNamedStyles(head: XmlElement | undefined): NamedStyles {
  const elements = descendants(head, ['style', 'region']).filter(({ attributes }) => attributes.id)
  const byId = new Map(elements.map(element => [element.attributes.id ?? '', element]))
  const resolved = new Map<string, Style>()

  function resolve(id: string, depth: number): Style {
    const known = resolved.get(id)
    const element = byId.get(id)
    if (known || !element || depth > MAX_DEPTH) return known ?? NONE
    // One that refers to itself finds nothing there.
    resolved.set(id, NONE)
    const style = merge(element, depth)
    resolved.set(id, style)
    return style
  }

  /** What it refers to, then what stands in it where it is a region, then its own: each over those before. */
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

/** What a document says that everything begins with (TTML2 §8.1.3). */
export const readInitial = (head: XmlElement | undefined): Style =>
  Object.assign(
    {},
    ...descendants(head, ['initial'])
      .slice(0, MAX_MERGED)
      .map(({ attributes }) => attributes),
  )

/** An element's style: what it inherits, the styles that it names, its own, each over those before. */
export function styleOf(attributes: Style, parent: Style, named: NamedStyles): Style {
  const inherited = Object.entries(parent).filter(([name]) => INHERITED.has(name))
  const style: Record<string, string> = Object.assign(
    Object.fromEntries(inherited),
    ...idsIn(attributes.style).map(id => named.get(id)),
    attributes,
  )
  // Who says another line says nothing of this one.
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
