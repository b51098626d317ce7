import { setAt } from '#base'
import type { Modules, PageNode } from '#module-contract'
import { findPosition, slotsOf } from './nodes.ts'

/** Target for nodes: a slot of a parent, or the top level, before the node at `index`. */
export interface Target {
  parent: string | undefined
  slot: string
  index: number
}

type Content = readonly PageNode[]

/** Returns the content with one list of nodes changed: the top level or a slot. */
function mapList(
  modules: Modules,
  content: Content,
  { parent, slot }: Pick<Target, 'parent' | 'slot'>,
  change: (nodes: PageNode[]) => PageNode[],
): PageNode[] {
  if (parent === undefined) return change([...content])
  return mapNode(modules, content, parent, node => {
    const nodes = slotsOf(modules, node).find(one => one.path === slot)?.nodes ?? []
    return { ...node, props: setAt(node.props, slot, change([...nodes])) }
  })
}

/** Returns the content with one node changed. Branches without the node keep their identity. */
export function mapNode(
  modules: Modules,
  content: Content,
  id: string,
  change: (node: PageNode) => PageNode,
): PageNode[] {
  return content.map(node => {
    if (node.props.id === id) return change(node)
    let { props } = node
    for (const slot of slotsOf(modules, node)) {
      const nodes = mapNode(modules, slot.nodes, id, change)
      if (nodes.some((one, index) => one !== slot.nodes[index])) {
        props = setAt(props, slot.path, nodes)
      }
    }
    return props === node.props ? node : { ...node, props }
  })
}

export function insertNodes(
  modules: Modules,
  content: Content,
  target: Target,
  nodes: PageNode[],
): PageNode[] {
  return mapList(modules, content, target, list => list.toSpliced(target.index, 0, ...nodes))
}

export function removeNode(modules: Modules, content: Content, id: string): PageNode[] {
  const place = findPosition(modules, content, id)
  if (!place) return [...content]
  const list = { parent: place.parent?.props.id, slot: place.slot }
  return mapList(modules, content, list, nodes => nodes.filter(node => node.props.id !== id))
}

/**
 * Moves a node. The target's index refers to the content before the move. A node cannot be moved
 * into itself.
 */
export function moveNode(
  modules: Modules,
  content: Content,
  id: string,
  target: Target,
): PageNode[] {
  const place = findPosition(modules, content, id)
  if (!place || target.parent === id) return [...content]
  if (target.parent && findPosition(modules, [place.node], target.parent)) return [...content]
  const sameList = place.parent?.props.id === target.parent && place.slot === target.slot
  const index = sameList && place.index < target.index ? target.index - 1 : target.index
  return insertNodes(modules, removeNode(modules, content, id), { ...target, index }, [place.node])
}
