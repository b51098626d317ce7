import type { Modules, PageNode } from '#module-contract'
import { walk } from './nodes.ts'

export interface Change {
  /** English text; `{name}` is the module's label. */
  text: string
  name: string
}

/** Describes the change between two states of a page, for the undo history. */
export function describeChange(
  modules: Modules,
  before: readonly PageNode[],
  after: readonly PageNode[],
): Change {
  const old = index(modules, before)
  const now = index(modules, after)
  const added = [...now].find(([id]) => !old.has(id))
  if (added) return { text: '{name} added', name: labelOf(modules, added[1].node) }
  const gone = [...old].find(([id]) => !now.has(id))
  if (gone) return { text: '{name} removed', name: labelOf(modules, gone[1].node) }
  const moved = [...now].find(([id, place]) => old.get(id)?.parent !== place.parent)
  if (moved) return { text: '{name} moved', name: labelOf(modules, moved[1].node) }
  const changed = [...now].filter(([id, { node }]) => old.get(id)?.node !== node)
  // A changed module also changes its ancestors; the innermost one is reported.
  const last = changed.at(-1)
  if (!last) return { text: 'Page settings', name: '' }
  const order = [...old.keys()].join() !== [...now.keys()].join()
  return { text: order ? 'Order changed' : '{name} changed', name: labelOf(modules, last[1].node) }
}

function index(modules: Modules, content: readonly PageNode[]) {
  return new Map(
    [...walk(modules, content)].map(({ node, parent, slot }) => [
      node.props.id,
      { node, parent: parent ? `${parent.props.id} ${slot}` : '' },
    ]),
  )
}

function labelOf(modules: Modules, node: PageNode): string {
  return modules.get(node.type)?.label ?? node.type
}
