import type { Modules, PageNode } from '#module-contract'
import { itemOfSlot } from './item-name.ts'
import { findPosition, slotsOf, walk } from './nodes.ts'
import { namedApart } from './rows.ts'
import { summaryOf } from './summary.ts'

/**
 * Modules that can be referenced from a module: first its descendants, with the name of their list
 * row, then all others.
 */
export function moduleChoices(
  modules: Modules,
  content: readonly PageNode[],
  besideId: string,
  texts: (english: string) => string,
): { value: string; name: string }[] {
  const beside = findPosition(modules, content, besideId)?.node
  const nameOf = (node: PageNode, part = '') => {
    const said = [texts(modules.get(node.type)?.label ?? node.type), summaryOf(modules, node)]
    const name = said.filter(Boolean).join(': ')
    return { id: node.props.id, name: part ? `${part} › ${name}` : name }
  }
  const within = (beside ? slotsOf(modules, beside) : []).flatMap(({ path, nodes }) =>
    Array.from(walk(modules, nodes), ({ node }) =>
      nameOf(node, itemOfSlot(modules, beside, path, texts)),
    ),
  )
  const known = new Set([besideId, ...within.map(({ id }) => id)])
  const others = Array.from(walk(modules, content), ({ node }) => node).filter(
    ({ props }) => !known.has(props.id),
  )
  const named = namedApart([...within, ...others.map(node => nameOf(node))])
  return named.map(({ id, name }) => ({ value: id, name }))
}
