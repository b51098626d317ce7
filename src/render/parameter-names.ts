import { type AnyModule, type PageNode, resolveProps } from '#module-contract'
import { nullResolver } from './null-resolver.ts'

export type ParameterNames = (name: string) => string

/**
 * Names of query parameters per node: plain for the first module of a kind (`?page=2`), prefixed
 * with the id for others (`?more.page=2`), so that two lists are independent. Parameters of links
 * in mails (`resumeParameter`) are always prefixed.
 */
export function nameParameters(
  nodes: ReadonlyMap<PageNode, AnyModule>,
): (node: PageNode) => ParameterNames {
  const first = new Map<string, string>()
  for (const [{ type, props }, module] of nodes) {
    if (first.has(type)) continue
    const readsQuery = module.readsQuery?.(resolveProps(module.props, props, nullResolver))
    if (readsQuery !== false) first.set(type, props.id)
  }
  return node => {
    const { id } = node.props
    const isShort = first.get(node.type) === id && !nodes.get(node)?.resumeParameter
    return isShort ? name => name : name => `${id}.${name}`
  }
}
