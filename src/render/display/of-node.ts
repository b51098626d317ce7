import type { DisplayOptions } from '#design'
import type { PageNode } from '#module-contract'
import { isOfVisitor } from './decide.ts'

/** Visitor facts that a page depends on. */
export type VisitorDependency = 'member' | 'cart' | `cookie:${string}`

/** Display conditions of a node, if any. */
export function displayOf({ props }: PageNode): DisplayOptions | undefined {
  return props.display as DisplayOptions | undefined
}

export function visitorDependenciesOf({ conditions }: DisplayOptions): VisitorDependency[] {
  return conditions.filter(isOfVisitor).map(condition => {
    if (condition.kind === 'cookie') return `cookie:${condition.name}` as const
    return condition.kind === 'signed-in' || condition.kind === 'role' ? 'member' : 'cart'
  })
}

/** URL parameters that a condition reads and this URL fulfills. */
export function parametersOf({ conditions }: DisplayOptions, given: URLSearchParams) {
  return conditions.flatMap((condition): [name: string, value: string][] => {
    if (condition.kind !== 'parameter') return []
    const { name, value } = condition
    const isFulfilled = value === undefined ? given.has(name) : given.getAll(name).includes(value)
    return isFulfilled ? [[name, value ?? '']] : []
  })
}
