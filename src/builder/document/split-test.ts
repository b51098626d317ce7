import { type PageNode, renewKeys } from '#module-kit'
import { modules } from '#modules'
import { accepts } from './fitting-place.ts'
import { allWithNewIds, createNodeId } from './new-ids.ts'
import { ancestorsOf, type NodePlace, walk } from './nodes.ts'

const TYPE = 'split-test'

const isTest = (node: PageNode) => node.type === TYPE

/** Whether a module can be tested where it stands: what is part of a test, or holds one, is in it already. */
export function canBeTested(content: readonly PageNode[], { node, parent, slot }: NodePlace) {
  const around = ancestorsOf(content, node.props.id)
  const within = Array.from(walk([node]), place => place.node)
  return accepts(parent, slot, TYPE) && ![...around, ...within].some(isTest)
}

/** Whether there is something on the page, and no part of it is tested yet. */
export function canTestPage(content: readonly PageNode[]): boolean {
  return content.length > 0 && !Array.from(walk(content), place => place.node).some(isTest)
}

/** A split test of these modules as they are and of a copy of them, which is to be changed. */
export function makeSplitTest(nodes: readonly PageNode[]): PageNode {
  const shape = modules.get(TYPE)?.props.shape ?? {}
  const props = {
    id: createNodeId(TYPE),
    subjects: [
      { key: 'a', name: 'A', content: nodes },
      { key: 'b', name: 'B', content: allWithNewIds(nodes) },
    ],
  }
  return { type: TYPE, props: renewKeys(shape, props) }
}
