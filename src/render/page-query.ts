import {
  isPageField,
  MAX_PARAMETER,
  type QueryContext,
  readPageField,
  resolveProps,
} from '#module-contract'
import type { AnyQueryReader, Services } from '#modules/services'
import { displayOf, parametersOf } from './display/of-node.ts'
import { nullResolver } from './null-resolver.ts'
import { nameParameters } from './parameter-names.ts'
import { withResumed } from './resume-links.ts'
import type { PreparedDocument } from './tree/prepared-document.ts'

/** Canonical form of the query parameters that a page's modules read. */
export async function readPageQuery(
  readers: ReadonlyMap<string, AnyQueryReader>,
  { tree, references }: Pick<PreparedDocument, 'tree' | 'references'>,
  context: Omit<QueryContext<Services>, 'parameter'>,
): Promise<URLSearchParams> {
  const query = new URLSearchParams()
  const names = nameParameters(tree.entries)
  const url = withResumed(tree, context.url)
  const asked = new Set<string>()
  for (const entry of tree.entries) {
    const { node, module } = entry
    const reader = readers.get(node.type)
    if (!reader) continue
    const props = resolveProps(module.props, node.props, nullResolver)
    const shared = module.sharesQuery?.(props)
    const subject = shared && `${shared.kind} ${shared.subject}`
    if (subject && asked.has(subject)) continue
    if (subject) asked.add(subject)
    const own = await reader(props, { ...context, url, parameter: names(entry) })
    for (const [name, value] of own) query.set(name, value)
  }
  for (const { node } of tree.entries) {
    const display = displayOf(node)
    for (const [name, value] of display ? parametersOf(display, context.url.searchParams) : []) {
      const isThere = value ? query.getAll(name).includes(value) : query.has(name)
      if (!isThere) query.append(name, value)
    }
  }
  for (const stored of references.variables) {
    const one = isPageField(stored) ? readPageField(stored) : undefined
    const name = (one?.field === 'parameter' && one.name) || ''
    const value = name && context.url.searchParams.get(name)
    if (value && !query.has(name)) query.set(name, value.slice(0, MAX_PARAMETER))
  }
  return query
}
