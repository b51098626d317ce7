import type { PageNode } from '#module-contract'
import { modules } from '#modules'
import { walk } from './nodes.ts'

export interface Change {
  /** English text; `%{name}` is the module's label. */
  text: string
  name: string
}

/** Describes the change between two states of a page, for the undo history. */
export function describeChange(before: readonly PageNode[], after: readonly PageNode[]): Change {
  const old = index(before)
  const now = index(after)
  const added = [...now].find(([id]) => !old.has(id))
  if (added) return { text: '%{name} added', name: labelOf(added[1].node) }
  const gone = [...old].find(([id]) => !now.has(id))
  if (gone) return { text: '%{name} removed', name: labelOf(gone[1].node) }
  const moved = [...now].find(([id, place]) => old.get(id)?.parent !== place.parent)
  if (moved) return { text: '%{name} moved', name: labelOf(moved[1].node) }
  const changed = [...now].filter(([id, { node }]) => old.get(id)?.node !== node)
  // A changed module also changes its ancestors; the innermost one is reported.
  const last = changed.at(-1)
  if (!last) return { text: 'Page settings', name: '' }
  const order = [...old.keys()].join() !== [...now.keys()].join()
  return { text: order ? 'Order changed' : '%{name} changed', name: labelOf(last[1].node) }
}

function index(content: readonly PageNode[]) {
  return new Map(
    [...walk(content)].map(({ node, parent, slot }) => [
      node.props.id,
      { node, parent: parent ? `${parent.props.id} ${slot}` : '' },
    ]),
  )
}

function labelOf(node: PageNode): string {
  return modules.get(node.type)?.label ?? node.type
}
