import { hasModule, type PageEntry, type PageTree, type RenderedBody } from '#render'

type Modules = Pick<PageTree, 'entries'>

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
export function goalModulesOf(page: Modules, goal: string): ReadonlySet<PageEntry> {
  const ids = idsIn(goal)
  const named = page.entries.filter(
    ({ node, storedId }) => ids.includes(node.props.id) || ids.includes(storedId),
  )
  return new Set([...named, ...counterpartsOf(page, named)])
}

function counterpartsOf({ entries }: Modules, named: readonly PageEntry[]): PageEntry[] {
  const within = (entry: PageEntry): PageEntry[] =>
    hasModule(entry) ? [entry, ...entry.slots.flatMap(slot => slot.entries.flatMap(within))] : []
  const isNamed = (entry: PageEntry) => named.includes(entry)

  const tests = named.length > 0 ? entries.filter(({ test }) => test !== undefined) : []
  return tests.flatMap(({ slots }) => {
    const subjects = slots.map(slot => slot.entries.flatMap(within))
    const known = subjects.find(subject => subject.some(isNamed)) ?? []
    const others = subjects.filter(subject => !subject.some(isNamed))
    return known.filter(isNamed).flatMap(goal => {
      const alike = (one: PageEntry) => one.node.type === goal.node.type
      const order = known.filter(alike).indexOf(goal)
      return others.flatMap(subject => subject.filter(alike)[order] ?? [])
    })
  })
}

/** Ids of the elements on the page that are this goal. */
export function goalElementsOf(
  body: Pick<RenderedBody, 'tree' | 'elementsOf'>,
  goal: string,
): string[] {
  // Ids of elements that are not modules are kept.
  return [...new Set([...idsIn(goal), ...body.elementsOf(goalModulesOf(body.tree, goal))])]
}
