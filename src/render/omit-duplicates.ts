import { setAt } from '#base'
import { type AnyModule, isPageNode, type PageNode } from '#module-contract'
import { slotsOfNode } from './module-ids.ts'

interface Options {
  modules: ReadonlyMap<string, AnyModule>
  /** Called for each node that is returned as a copy. */
  onCopy(node: PageNode, copy: PageNode): void
}

/**
 * Removes modules from a template that the page itself has, such as title and comments. A section
 * with only headings left is removed too.
 */
export function omitDuplicates(
  template: readonly PageNode[],
  content: readonly PageNode[],
  { modules, onCopy }: Options,
): readonly PageNode[] {
  const said = new Set<string>()
  collect(content)
  return said.size > 0 ? template.flatMap(without) : template

  function collect(nodes: readonly PageNode[]) {
    for (const node of nodes.filter(isPageNode)) {
      if (modules.get(node.type)?.ofPage) said.add(node.type)
      for (const slot of slotsOfNode(modules, node)) collect(slot.nodes)
    }
  }

  function yields({ type, props }: PageNode): boolean {
    const ofPage = modules.get(type)?.ofPage ?? false
    return typeof ofPage === 'function' ? ofPage(props) : ofPage
  }

  function without(node: PageNode): PageNode[] {
    if (!isPageNode(node)) return [node]
    if (said.has(node.type) && yields(node)) return []
    let { props } = node
    const slots = slotsOfNode(modules, node)
    let left = 0
    for (const { path, nodes } of slots) {
      const rest = nodes.flatMap(without)
      left += rest.filter(one => one.type !== 'heading').length
      if (rest.length === nodes.length && rest.every((one, index) => one === nodes[index])) continue
      props = setAt(props, path, rest)
    }
    if (props === node.props) return [node]
    if (left === 0 && node.type === 'section') return []
    const copy = { ...node, props }
    onCopy(node, copy)
    return [copy]
  }
}
