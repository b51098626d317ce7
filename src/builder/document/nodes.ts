import { type PageNode, slotsIn } from '#module-kit'
import { modules } from '#modules'

/** Where a node stands: among which nodes, and at which place of theirs. */
export interface NodePlace {
  node: PageNode
  /** Undefined at the top of the page. */
  parent: PageNode | undefined
  /** The parent's slot as a path through its props (`content`, `items.0.content`); empty at the top. */
  slot: string
  index: number
  depth: number
}

/** Slots of a node with the nodes in them. A module whose folder is gone has none that we know of. */
export function slotsOf(node: PageNode): { path: string; nodes: PageNode[] }[] {
  const module = modules.get(node.type)
  if (!module) return []
  return slotsIn(module.props, node.props).map(({ path, nodes }) => ({
    path,
    nodes: nodes as PageNode[],
  }))
}

/** Every node with its place, from the top down, as it is read. */
export function* walk(
  content: readonly PageNode[],
  parent?: PageNode,
  slot = '',
  depth = 0,
): Generator<NodePlace> {
  for (const [index, node] of content.entries()) {
    yield { node, parent, slot, index, depth }
    for (const inner of slotsOf(node)) yield* walk(inner.nodes, node, inner.path, depth + 1)
  }
}

export function findPlace(content: readonly PageNode[], id: string): NodePlace | undefined {
  for (const place of walk(content)) if (place.node.props.id === id) return place
  return undefined
}

/** From the top of the page to the node's parent. */
export function ancestorsOf(content: readonly PageNode[], id: string): PageNode[] {
  const place = findPlace(content, id)
  if (!place?.parent) return []
  return [...ancestorsOf(content, place.parent.props.id), place.parent]
}
