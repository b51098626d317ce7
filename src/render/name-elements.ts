import {
  type AnyModule,
  elementIdOf,
  isElementIdFree,
  isPageNode,
  NODE_ID_PATTERN,
  type PageNode,
  slotsIn,
} from '#module-contract'
import { mapSlots } from './upgrade-document.ts'

const nodeId = new RegExp(NODE_ID_PATTERN)

/**
 * Applies owners' names to modules: element ids, parts, forms and parameters use them. The first
 * module with a name gets it; others, such as copies in blocks, keep their id. Returns the same
 * document if there are no names.
 */
export function nameElements(
  content: readonly PageNode[],
  modules: ReadonlyMap<string, AnyModule>,
  onCopy: (node: PageNode, copy: PageNode) => void,
): readonly PageNode[] {
  const nodes = [...walk(content)]
  const wanting = nodes.filter(node => nodeId.test(elementIdOf(node)))
  if (wanting.length === 0) return content
  const names = new Map<PageNode, string>()
  const taken = new Set<string>()
  for (const node of wanting) {
    const name = elementIdOf(node)
    const others = nodes.filter(other => elementIdOf(other) !== name)
    if (taken.has(name) || !isElementIdFree(name, node.props.id, others)) continue
    taken.add(name)
    names.set(node, name)
  }
  return content.map(rename)

  function* walk(content: readonly unknown[]): Generator<PageNode> {
    for (const node of content) {
      if (!isPageNode(node)) continue
      yield node
      const module = modules.get(node.type)
      if (module) for (const place of slotsIn(module.props, node.props)) yield* walk(place.nodes)
    }
  }

  function rename(node: PageNode): PageNode {
    const module = isPageNode(node) ? modules.get(node.type) : undefined
    if (!module) return node
    const inside = mapSlots(module, node.props, rename)
    const name = names.get(node)
    if (!name && inside === node.props) return node
    const copy = { ...node, props: name ? { ...inside, id: name } : inside }
    onCopy(node, copy)
    return copy
  }
}
