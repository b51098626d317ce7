import {
  type AnyModule,
  collectReferences,
  noReferences,
  type PageNode,
  resolveProps,
} from '#module-contract'
import type { LoadResolver } from './rendered-body.ts'

/** Component props of a module, without the content of its slots. */
export async function resolveNodeProps(
  module: AnyModule,
  node: PageNode,
  loadResolver: LoadResolver,
  page: Parameters<LoadResolver>[2],
): Promise<Record<string, unknown>> {
  const references = noReferences()
  collectReferences(module.props, node.props, references)
  const resolver = await loadResolver(references, () => {}, page)
  return resolveProps(module.props, node.props, { ...resolver, slot: () => () => null })
}
