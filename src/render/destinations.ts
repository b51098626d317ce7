import type { Destination } from '#base'
import { type AnyModule, type PageDocument, type PageNode, slotsIn } from '#module-contract'

/** Destinations of visitors' data in the forms of a document, without duplicates. */
export function findDestinations(
  modules: ReadonlyMap<string, AnyModule>,
  document: PageDocument,
): Destination[] {
  const found = new Map<string, Destination>()
  function visit({ type, props }: PageNode) {
    const module = modules.get(type)
    if (!module) return
    for (const one of module.sendsTo?.(props) ?? []) {
      found.set(`${one.kind} ${one.address}`, one)
    }
    for (const { nodes } of slotsIn(module.props, props)) (nodes as PageNode[]).forEach(visit)
  }
  document.content.forEach(visit)
  return [...found.values()]
}
