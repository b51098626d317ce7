import { type AnyModule, type PageNode, slotsIn } from '#module-contract'

/** Slots of a stored node with unvalidated props. */
export function slotsOfNode(
  modules: ReadonlyMap<string, AnyModule>,
  node: PageNode,
): { path: string; nodes: PageNode[] }[] {
  const module = modules.get(node.type)
  return module ? (slotsIn(module.props, node.props) as { path: string; nodes: PageNode[] }[]) : []
}
