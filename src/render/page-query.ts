import { type QueryContext, type Resolver, resolveProps } from '#module-kit'
import type { AnyQueryReader, Services } from '#modules/loaders'
import type { PreparedDocument } from './prepared-document.ts'

/** The part of a query that the modules of a page read, in one spelling; empty where none of them reads any. */
export async function readPageQuery(
  readers: ReadonlyMap<string, AnyQueryReader>,
  { nodes }: PreparedDocument,
  context: QueryContext<Services>,
): Promise<URLSearchParams> {
  const query = new URLSearchParams()
  for (const [node, module] of nodes) {
    const reader = readers.get(node.type)
    if (!reader) continue
    const props = resolveProps(module.props, node.props, withoutContent)
    for (const [name, value] of await reader(props, context)) query.set(name, value)
  }
  return query
}

/** Pictures, links and slots have no say in what a module reads of an address. */
const withoutContent: Resolver = {
  image: () => undefined,
  href: () => undefined,
  slot: () => () => null,
}
