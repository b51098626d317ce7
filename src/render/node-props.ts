import {
  type AnyModule,
  collectReferences,
  noReferences,
  type PageNode,
  resolveProps,
} from '#module-kit'
import type { LoadResolver } from './rendered-body.ts'

/** The props of one module as its component gets them, without what its slots hold. */
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
