import { resolveProps } from '#module-contract'
import { nullResolver } from './null-resolver.ts'
import type { ModuleEntry, PageEntry } from './tree/page-tree.ts'

export type ParameterNames = (name: string) => string

/**
 * Names of query parameters per module: plain for the first of a kind (`?page=2`), prefixed with
 * the id for others (`?more.page=2`), so that two lists are independent. Modules that share their
 * state use the id of the first of them. Parameters of links in mails (`resumeParameter`) are always
 * prefixed.
 */
export function nameParameters(
  entries: readonly ModuleEntry[],
): (entry: Pick<PageEntry, 'node' | 'module'>) => ParameterNames {
  const first = new Map<string, string>()
  const owners = new Map<string, string>()
  const shared = new Map<string, string>()
  for (const { node, module } of entries) {
    const { type, props } = node
    const resolve = () => resolveProps(module.props, props, nullResolver)
    const sharing = module.sharesQuery?.(resolve())
    const kind = sharing?.kind ?? type
    if (sharing) {
      const subject = `${kind} ${sharing.subject}`
      if (!owners.has(subject)) owners.set(subject, props.id)
      shared.set(props.id, owners.get(subject) ?? props.id)
    }
    if (first.has(kind)) continue
    const readsQuery = !module.readsQuery || module.readsQuery(resolve())
    if (readsQuery) first.set(kind, props.id)
  }
  const plain = new Set(first.values())
  return ({ node, module }) => {
    const owner = shared.get(node.props.id) ?? node.props.id
    const isShort = plain.has(owner) && !module?.resumeParameter
    return isShort ? name => name : name => `${owner}.${name}`
  }
}
