import Type from 'typebox'
import { isRecord } from '#base'
import { baseOf, type Field } from '../field.ts'
import type { PageNode } from '../node.ts'
import type { Slot } from '../server-html.tsx'

type Panels = Record<string, PageNode[]>

/**
 * The layout blocks that a menu's entries show, by their ids. No document holds any: `render/expand-parts.ts` puts them into
 * the page that is shown, where they are modules like all others. The builder has no control of it.
 */
export function menuPanels(): Field<Panels, Record<string, Slot>> {
  return {
    ...baseOf({ label: 'Menu' }),
    kind: 'menu-panels',
    schema: Type.Record(Type.String(), Type.Array(Type.Unknown()), { title: 'Menu' }),
    control: { input: 'none' },
    default: {},
    resolve: (panels, resolver) =>
      Object.fromEntries(
        Object.entries(panels).map(([block, nodes]) => [block, resolver.slot(nodes)]),
      ),
    clean: () => ({}),
    slots: panels =>
      isRecord(panels)
        ? Object.entries(panels).flatMap(([path, nodes]) =>
            Array.isArray(nodes) ? [{ path, nodes }] : [],
          )
        : [],
  }
}
