import { elementIdOf, isElementIdFree, isPageNode, NODE_ID_PATTERN } from '#module-contract'
import { type DraftEntry, setId, walkEntries } from './draft-entry.ts'

const nodeId = new RegExp(NODE_ID_PATTERN)

/**
 * Applies owners' names to modules: element ids, parts, forms and parameters use them. The first
 * module with a name gets it; others, such as copies in blocks, keep their id.
 */
export function nameElements(parts: readonly DraftEntry[]) {
  const entries = [...walkEntries(parts)].filter(({ node }) => isPageNode(node))
  const wanting = entries.filter(({ node }) => nodeId.test(elementIdOf(node)))
  const names = new Map<string, DraftEntry>()
  for (const entry of wanting) {
    const name = elementIdOf(entry.node)
    const others = entries.flatMap(({ node }) => (elementIdOf(node) === name ? [] : node))
    if (names.has(name) || !isElementIdFree(name, entry.node.props.id, others)) continue
    names.set(name, entry)
  }
  for (const [name, entry] of names) if (entry.module) setId(entry, name)
}
