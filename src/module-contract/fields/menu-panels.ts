import Type from 'typebox'
import { isRecord } from '#base'
import { baseOf, type Field } from '../field.ts'
import type { PageNode } from '../node.ts'
import type { Slot } from '../server-html.tsx'

type Panels = Record<string, PageNode[]>

/**
 * Layout blocks that menu entries show, by id. Documents never contain them:
 * `render/tree/expand-parts.ts` adds them to the page, where they are ordinary modules. The builder
 * has no control for them.
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
