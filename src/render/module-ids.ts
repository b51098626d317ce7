import { createHash } from 'node:crypto'
import { setAt } from '#base'
import { type AnyModule, isFrameId, isPageNode, type PageNode, slotsIn } from '#module-contract'

const MAX_ID = 64

/** Slots of a stored node with unvalidated props. */
export function slotsOfNode(
  modules: ReadonlyMap<string, AnyModule>,
  node: PageNode,
): { path: string; nodes: PageNode[] }[] {
  const module = modules.get(node.type)
  return module ? (slotsIn(module.props, node.props) as { path: string; nodes: PageNode[] }[]) : []
}

/** Unique ids on a page that combines several documents. */
export function createModuleIds(
  modules: ReadonlyMap<string, AnyModule>,
  /** Called for each node that is returned as a copy. */
  onCopy: (node: PageNode, copy: PageNode) => void,
) {
  const ids = new Set<string>()
  const isTaken = (id: string) => ids.has(id) || isFrameId(id)

  /** Appends a hash if the name is too long or taken. */
  function freeId(name: string): string {
    let id = name
    for (let tries = 0; id.length > MAX_ID || isTaken(id); tries++) {
      const hash = createHash('sha256').update(`${tries} ${name}`).digest('hex').slice(0, 12)
      id = `${name.slice(0, MAX_ID - hash.length - 1)}-${hash}`
    }
    ids.add(id)
    return id
  }

  function rename(node: PageNode, nameOf: (id: string) => string): PageNode {
    if (!isPageNode(node)) return node
    const id = nameOf(node.props.id)
    let props: PageNode['props'] = id === node.props.id ? node.props : { ...node.props, id }
    for (const { path, nodes } of slotsOfNode(modules, node)) {
      const inside = nodes.map(one => rename(one, nameOf))
      if (inside.some((one, index) => one !== nodes[index])) props = setAt(props, path, inside)
    }
    if (props === node.props) return node
    const copy = { ...node, props }
    onCopy(node, copy)
    return copy
  }

  let hasFrameId = false

  function takeIds(nodes: readonly PageNode[]) {
    for (const node of nodes) {
      if (!isPageNode(node)) continue
      if (isFrameId(node.props.id)) hasFrameId = true
      ids.add(node.props.id)
      for (const slot of slotsOfNode(modules, node)) takeIds(slot.nodes)
    }
  }

  const renamedFrameId = (id: string) => (isFrameId(id) ? freeId(`module-${id}`) : id)

  return {
    /** Keeps stored ids, except reserved ones. */
    takeOwn(nodes: readonly PageNode[]): readonly PageNode[] {
      takeIds(nodes)
      return hasFrameId ? nodes.map(node => rename(node, renamedFrameId)) : nodes
    },

    /** Changes ids that are already used by another document. */
    renameCollisions: (nodes: readonly PageNode[], prefix: string): PageNode[] =>
      nodes.map(node =>
        rename(node, id => {
          if (isTaken(id)) return freeId(`${prefix}-${id}`)
          ids.add(id)
          return id
        }),
      ),

    /** Derives ids of a block's modules from its place, because a block may appear twice. */
    prefixIds: (node: PageNode, place: string): PageNode =>
      rename(node, id => freeId(`${place}-${id}`)),
  }
}
