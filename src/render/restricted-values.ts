import { type AnyModule, type PageDocument, type PageNode, slotsIn } from '#module-contract'

/** A text for each node with values that require a permission; equal for equal types and values. */
export function restrictedValues(
  modules: ReadonlyMap<string, AnyModule>,
  document: PageDocument,
): string[] {
  const found: string[] = []
  function visit({ type, props }: PageNode) {
    const module = modules.get(type)
    if (!module) return
    const entries = Object.entries(module.props.shape).flatMap(([name, field]) => {
      const value = props[name] ?? field.default
      return field.permission && value !== field.default ? [[name, value]] : []
    })
    if (entries.length > 0) found.push(JSON.stringify([type, entries]))
    for (const { nodes } of slotsIn(module.props, props)) (nodes as PageNode[]).forEach(visit)
  }
  document.content.forEach(visit)
  return found
}
