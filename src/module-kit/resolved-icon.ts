/** An icon of the set as a component gets it: a path in a box of 24 × 24. */
export interface ResolvedIcon {
  path: string
  /** A mark with surfaces; the others are lines. */
  isFilled?: true
  /** Points along the line of writing, so it is mirrored where that runs from right to left. */
  isDirected?: true
}

/** What names of before the full set mean (0.2 and older): documents go on saying them. */
const FORMER_NAMES = new Map([
  ['bag', 'shopping-bag'],
  ['close', 'x'],
  ['columns', 'columns-2'],
  ['cursor', 'mouse-pointer'],
  ['gallery', 'layout-grid'],
  ['grid', 'grid-2x2'],
  ['home', 'house'],
  ['map', 'map-pin'],
  ['refresh', 'rotate-cw'],
  ['rows', 'rows-2'],
  ['sliders', 'sliders-horizontal'],
  ['tabs', 'panel-top'],
  ['text', 'text-align-start'],
])

/** A stored icon under the name that it has in the set. */
export function currentIcon(stored: string): string {
  return FORMER_NAMES.get(stored) ?? stored
}

/** Names of networks' marks begin so. */
export const BRAND = 'brand-'

const DIRECTED =
  /(^|-)(left|right|start|end|forward|reply|undo|redo|next|previous|send|indent|outdent)(-|$)/

/** An icon as components get it, of what the set's file says of it. */
export function toResolvedIcon(name: string, path: string): ResolvedIcon {
  const isFilled = name.startsWith(BRAND)
  const isDirected = !isFilled && DIRECTED.test(name)
  return { path, ...(isFilled && { isFilled }), ...(isDirected && { isDirected }) }
}
