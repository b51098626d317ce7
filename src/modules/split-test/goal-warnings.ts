import { isPageNode, type ModuleWarning, type PageNode } from '#module-contract'

export const goalWarningTexts = {
  nothing:
    'Select the module whose clicks count as the goal, or choose another goal: nothing in this test can be clicked.',
  unclear: 'The goal module has no clear counterpart in “{value}”. Add the one that counts there.',
  missing:
    'There is no module like the goal module in “{value}”. Its visitors cannot reach the goal.',
} as const

/** Modules without clickable content, unless they have a link. */
const STILL = ['section', 'row', 'column', 'group', 'heading', 'text', 'image', 'divider']
const PRESSED = /"link":\{|"lightbox":true|<a /

/**
 * Without a goal module, clicks on the tested content count, so it must be clickable. In other
 * subjects, the module of the same type and order is the goal; this is ambiguous if the numbers
 * differ.
 */
export function findGoalWarnings({
  goal,
  goalModule = '',
  subjects = [],
}: {
  goal?: string
  goalModule?: string
  subjects?: readonly { key?: string; name?: string; content?: unknown }[]
}): ModuleWarning[] {
  if (goal === 'tag') return []
  const ids = goalModule.split(',').map(id => id.trim())
  const isNamed = ({ props }: PageNode) => ids.includes(props.id)
  const all = subjects.map(({ key = '', name, content }) => {
    return { name: name || key.toUpperCase(), nodes: [...nodesIn(content)] }
  })
  if (goal === 'click' && !ids.some(Boolean)) {
    const nodes = all.flatMap(subject => subject.nodes)
    const isStill = nodes.every(
      node => STILL.includes(node.type) && !PRESSED.test(JSON.stringify(node)),
    )
    return nodes.length > 0 && isStill
      ? [{ text: goalWarningTexts.nothing, option: 'goalModule' }]
      : []
  }
  const known = all.find(({ nodes }) => nodes.some(isNamed))?.nodes ?? []
  const types = new Set(known.filter(isNamed).map(one => one.type))
  const countOf = (nodes: readonly PageNode[], type: string) =>
    nodes.filter(one => one.type === type).length
  return all
    .filter(({ nodes }) => !nodes.some(isNamed))
    .flatMap(({ name, nodes }) => {
      const other = [...types].filter(type => countOf(nodes, type) !== countOf(known, type))
      if (other.length === 0) return []
      const isMissing = other.every(type => countOf(nodes, type) === 0)
      return { text: goalWarningTexts[isMissing ? 'missing' : 'unclear'], value: name }
    })
}

/** Nodes at any depth; the slots of other modules are not known here. */
function* nodesIn(value: unknown): Generator<PageNode> {
  if (typeof value !== 'object' || value === null) return
  if (isPageNode(value)) yield value
  for (const inside of Object.values(value)) yield* nodesIn(inside)
}
