import { type Modules, type PageNode, slotsIn } from '#module-contract'

/** Position of a node: its siblings and its index among them. */
export interface NodePosition {
  node: PageNode
  /** Undefined at the top level. */
  parent: PageNode | undefined
  /** Path of the slot in the parent's props (`content`, `items.0.content`); empty at the top level. */
  slot: string
  index: number
  depth: number
}

/** Slots of a node with their nodes. Empty for unknown module types. */
export function slotsOf(modules: Modules, node: PageNode): { path: string; nodes: PageNode[] }[] {
  const module = modules.get(node.type)
  if (!module) return []
  return slotsIn(module.props, node.props).map(({ path, nodes }) => ({
    path,
    nodes: nodes as PageNode[],
  }))
}

/** Iterates over all nodes with their positions, in document order. */
export function* walk(
  modules: Modules,
  content: readonly PageNode[],
  parent?: PageNode,
  slot = '',
  depth = 0,
): Generator<NodePosition> {
  for (const [index, node] of content.entries()) {
    yield { node, parent, slot, index, depth }
    for (const inner of slotsOf(modules, node))
      yield* walk(modules, inner.nodes, node, inner.path, depth + 1)
  }
}

export function findPosition(
  modules: Modules,
  content: readonly PageNode[],
  id: string,
): NodePosition | undefined {
  for (const place of walk(modules, content)) if (place.node.props.id === id) return place
  return undefined
}

/** Ancestors of a node from the top level to its parent. */
export function ancestorsOf(
  modules: Modules,
  content: readonly PageNode[],
  id: string,
): PageNode[] {
  const place = findPosition(modules, content, id)
  if (!place?.parent) return []
  return [...ancestorsOf(modules, content, place.parent.props.id), place.parent]
}
