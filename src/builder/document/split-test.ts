import { type Modules, type PageNode, renewKeys } from '#module-contract'
import { accepts } from './fitting-position.ts'
import { allWithNewIds, createNodeId } from './new-ids.ts'
import { ancestorsOf, type NodePosition, walk } from './nodes.ts'

const TYPE = 'split-test'

const isTest = (node: PageNode) => node.type === TYPE

/** Whether a module can become a split test: it must not be part of a test or contain one. */
export function canBeTested(
  modules: Modules,
  content: readonly PageNode[],
  { node, parent, slot }: NodePosition,
) {
  const around = ancestorsOf(modules, content, node.props.id)
  const within = Array.from(walk(modules, [node]), place => place.node)
  return accepts(modules, parent, slot, TYPE) && ![...around, ...within].some(isTest)
}

/** Whether the page has content without a split test. */
export function canTestPage(modules: Modules, content: readonly PageNode[]): boolean {
  return content.length > 0 && !Array.from(walk(modules, content), place => place.node).some(isTest)
}

/** Creates a split test with these modules and a copy of them. */
export function makeSplitTest(modules: Modules, nodes: readonly PageNode[]): PageNode {
  const shape = modules.get(TYPE)?.props.shape ?? {}
  const props = {
    id: createNodeId(TYPE),
    subjects: [
      { key: 'a', name: 'A', content: nodes },
      { key: 'b', name: 'B', content: allWithNewIds(modules, nodes) },
    ],
  }
  return { type: TYPE, props: renewKeys(shape, props) }
}
