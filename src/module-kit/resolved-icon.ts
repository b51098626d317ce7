/** An icon as a component receives it: a path in a 24 × 24 box. */
export interface ResolvedIcon {
  path: string
  /** Filled shape instead of strokes. */
  isFilled?: true
  /** Mirrored in right-to-left text. */
  isDirected?: true
}

/** Icon names from version 0.2 and earlier, which documents may contain. */
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

/** Converts an old icon name to the current one. */
export function currentIcon(stored: string): string {
  return FORMER_NAMES.get(stored) ?? stored
}

/** Prefix of network icons. */
export const BRAND = 'brand-'

const DIRECTED =
  /(^|-)(left|right|start|end|forward|reply|undo|redo|next|previous|send|indent|outdent)(-|$)/

/** Creates an icon for components from its entry in the icon file. */
export function toResolvedIcon(name: string, path: string): ResolvedIcon {
  const isFilled = name.startsWith(BRAND)
  const isDirected = !isFilled && DIRECTED.test(name)
  return { path, ...(isFilled && { isFilled }), ...(isDirected && { isDirected }) }
}
