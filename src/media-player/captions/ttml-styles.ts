import type { XmlElement } from '#base'

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
