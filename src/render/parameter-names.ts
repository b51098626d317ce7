import { type AnyModule, type PageNode, resolveProps } from '#module-kit'
import { withoutContent } from './without-content.ts'

export type ParameterNames = (name: string) => string

/**
 * Under which names a page's nodes find their parameters in the query. The first of a kind that reads any has them as
 * they are (`?page=2`), each further one with its own id before them (`?more.page=2`): two lists on a page turn alone. What links
 * in mails bring back (`resumedBy`) always has its id.
 */
export function nameParameters(
  nodes: ReadonlyMap<PageNode, AnyModule>,
): (node: PageNode) => ParameterNames {
  const first = new Map<string, string>()
  for (const [{ type, props }, module] of nodes) {
    if (first.has(type)) continue
    const readsQuery = module.readsQuery?.(resolveProps(module.props, props, withoutContent))
    if (readsQuery !== false) first.set(type, props.id)
  }
  return node => {
    const { id } = node.props
    const isShort = first.get(node.type) === id && !nodes.get(node)?.resumedBy
    return isShort ? name => name : name => `${id}.${name}`
  }
}
