import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import type { PageNode } from '../node.ts'
import { type Slot, UNCHANGED_SLOT } from '../server-html.tsx'

/**
 * Slot for other modules. The component receives it as a component: `<props.content />`. In an
 * island it is finished HTML that is neither serialized nor rendered again.
 */
export function slot(
  options: FieldOptions & { allow?: string[]; disallow?: string[]; default?: PageNode[] },
): Field<PageNode[], Slot> {
  return {
    ...baseOf(options),
    kind: 'slot',
    schema: Type.Array(
      Type.Object({ type: Type.String(), props: Type.Record(Type.String(), Type.Unknown()) }),
      { maxItems: 500, title: options.label },
    ),
    control: { input: 'slot', allow: options.allow, disallow: options.disallow },
    default: options.default ?? [],
    resolve: (nodes, resolver) => resolver.slot(nodes),
    toIsland: () => UNCHANGED_SLOT,
    slots: nodes => (Array.isArray(nodes) ? [{ path: '', nodes }] : []),
  }
}
