import {
  type AnyModule,
  type PageDocument,
  type QueryContext,
  type Resolver,
  resolveProps,
} from '#module-kit'
import type { AnyQueryReader, Services } from '#modules/loaders'
import type { Documents } from './document.ts'
import { prepareDocument } from './prepare.ts'

export interface PageQueryDeps {
  modules: ReadonlyMap<string, AnyModule>
  readers: ReadonlyMap<string, AnyQueryReader>
  documents: Documents
}

/** The part of a query that the modules of a page read, in one spelling; empty where none of them reads any. */
export async function readPageQuery(
  deps: PageQueryDeps,
  document: PageDocument,
  context: QueryContext<Services>,
): Promise<URLSearchParams> {
  const query = new URLSearchParams()
  const { nodes } = prepareDocument(document, deps.modules, deps.documents)
  for (const { module, node } of nodes.values()) {
    const reader = deps.readers.get(node.type)
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
