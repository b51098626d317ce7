import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import type { ResolvedIcon } from '../resolved-values.ts'
import { UNCHANGED_ICON } from '../server-html.tsx'

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

/** Name of an icon; empty for none. Unknown names resolve to null. */
export function icon(
  options: FieldOptions & { default?: string },
): Field<string, ResolvedIcon | null> {
  return {
    ...baseOf(options),
    kind: 'icon',
    schema: Type.String({
      title: options.label,
      description: 'Name of a Lucide icon (lucide.dev), or of a mark such as brand-instagram.',
      pattern: '^[a-z0-9-]*$',
      maxLength: 60,
    }),
    control: { input: 'icon' },
    default: options.default ?? '',
    collect: (value, references) => {
      if (value) references.icons.add(currentIcon(value))
    },
    resolve: (value, resolver) => (value ? (resolver.icon(currentIcon(value)) ?? null) : null),
    clean: currentIcon,
    toIsland: value => (value ? UNCHANGED_ICON : null),
  }
}
