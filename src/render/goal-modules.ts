import { type PageNode, slotsIn } from '#module-contract'
import type { PreparedDocument } from './prepared-document.ts'
import type { RepeatedCopy } from './rendered-body.ts'
import { splitTestIn } from './split-tests.ts'

type Modules = Pick<PreparedDocument, 'nodes' | 'storedIds'>

const idsIn = (goal: string): string[] =>
  goal
    .split(',')
    .map(id => id.trim())
    .filter(Boolean)

/**
 * Modules of a page that a test's goal refers to, by id on the page or in their document. In
 * another subject, the corresponding module counts: the module of the same type and position, if
 * the goal names nothing in that subject.
 */
export function goalModulesOf(page: Modules, goal: string): ReadonlySet<PageNode> {
  const ids = idsIn(goal)
  const isNamed = (node: PageNode) =>
    ids.includes(node.props.id) || ids.includes(page.storedIds.get(node) ?? '')
  const named = [...page.nodes.keys()].filter(isNamed)
  return new Set([...named, ...counterpartsOf(page, named)])
}

function counterpartsOf({ nodes }: Modules, named: readonly PageNode[]): PageNode[] {
  const slotsOf = (node: PageNode) => {
    const module = nodes.get(node)
    return module ? slotsIn(module.props, node.props).map(slot => slot.nodes as PageNode[]) : []
  }
  const within = (node: PageNode): PageNode[] =>
    nodes.has(node) ? [node, ...slotsOf(node).flat().flatMap(within)] : []
  const isNamed = (node: PageNode) => named.includes(node)

  const tests = named.length > 0 ? [...nodes.keys()].filter(splitTestIn) : []
  return tests.flatMap(test => {
    const subjects = slotsOf(test).map(content => content.flatMap(within))
    const known = subjects.find(subject => subject.some(isNamed)) ?? []
    const others = subjects.filter(subject => !subject.some(isNamed))
    return known.filter(isNamed).flatMap(goal => {
      const alike = (one: PageNode) => one.type === goal.type
      const order = known.filter(alike).indexOf(goal)
      return others.flatMap(subject => subject.filter(alike)[order] ?? [])
    })
  })
}

/** Ids of the elements on the page that are this goal. */
export function goalElementsOf(
  page: Modules & Pick<PreparedDocument, 'repeated'>,
  goal: string,
  shown: { copies: ReadonlyMap<string, RepeatedCopy>; isHidden(node: PageNode): boolean },
): string[] {
  const meant = goalModulesOf(page, goal)
  const own = [...meant].filter(node => !page.repeated.has(node) && !shown.isHidden(node))
  const copied = [...shown.copies].flatMap(([id, { origin }]) => (meant.has(origin) ? id : []))
  // Ids of elements that are not modules are kept.
  return [...new Set([...idsIn(goal), ...own.map(node => node.props.id), ...copied])]
}
