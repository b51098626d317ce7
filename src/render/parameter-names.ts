import { resolveProps } from '#module-contract'
import { nullResolver } from './null-resolver.ts'
import type { ModuleEntry, PageEntry } from './tree/page-tree.ts'

export type ParameterNames = (name: string) => string

/**
 * Names of query parameters per module: plain for the first of a kind (`?page=2`), prefixed with
 * the id for others (`?more.page=2`), so that two lists are independent. Parameters of links in
 * mails (`resumeParameter`) are always prefixed.
 */
export function nameParameters(
  entries: readonly ModuleEntry[],
): (entry: Pick<PageEntry, 'node' | 'module'>) => ParameterNames {
  const first = new Map<string, string>()
  for (const { node, module } of entries) {
    const { type, props } = node
    if (first.has(type)) continue
    const readsQuery = module.readsQuery?.(resolveProps(module.props, props, nullResolver))
    if (readsQuery !== false) first.set(type, props.id)
  }
  return ({ node, module }) => {
    const { id } = node.props
    const isShort = first.get(node.type) === id && !module?.resumeParameter
    return isShort ? name => name : name => `${id}.${name}`
  }
}
