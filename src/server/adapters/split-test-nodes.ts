import { setAt } from '#base'
import type { AnyModule, PageNode } from '#module-contract'
import { contentOf, slotsOfNode, splitTestIn } from '#render'

/** Finds a split test in a document at any depth. */
export function findSplitTest(
  modules: ReadonlyMap<string, AnyModule>,
  nodes: readonly PageNode[],
  key: string,
): PageNode | undefined {
  for (const node of nodes) {
    if (splitTestIn(node)?.key === key) return node
    for (const slot of slotsOfNode(modules, node)) {
      const found = findSplitTest(modules, slot.nodes, key)
      if (found) return found
    }
  }
  return undefined
}

/** Replaces a split test with the modules of one of its subjects. */
export function replaceSplitTest(
  modules: ReadonlyMap<string, AnyModule>,
  nodes: readonly PageNode[],
  key: string,
  subject: string,
): PageNode[] {
  return nodes.flatMap(node => {
    if (splitTestIn(node)?.key === key) return contentOf(node, subject)
    let { props } = node
    for (const { path, nodes: inside } of slotsOfNode(modules, node)) {
      if (!findSplitTest(modules, inside, key)) continue
      props = setAt(props, path, replaceSplitTest(modules, inside, key, subject))
    }
    return { ...node, props }
  })
}
