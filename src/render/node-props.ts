import { collectReferences, noReferences, resolveProps } from '#module-contract'
import type { LoadResolver } from './rendered-body.ts'
import type { ModuleEntry } from './tree/page-tree.ts'

/** Component props of a module, without the content of its slots. */
export async function resolveNodeProps(
  { module, node }: Pick<ModuleEntry, 'module' | 'node'>,
  loadResolver: LoadResolver,
  page: Parameters<LoadResolver>[2],
): Promise<Record<string, unknown>> {
  const references = noReferences()
  collectReferences(module.props, node.props, references)
  const resolver = await loadResolver(references, () => {}, page)
  return resolveProps(module.props, node.props, { ...resolver, slot: () => () => null })
}
