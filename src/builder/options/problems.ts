import { createContext, useContext } from 'react'
import type { Modules, PageNode } from '#module-contract'
import { describeProblem } from '../document/describe-problem.ts'
import type { SaveState } from '../save/autosave.ts'
import type { ValueScope } from './value-scope.ts'

/** Positions of settings that cannot be saved. */
export const ProblemsContext = createContext<readonly ValueScope[]>([])

/** Positions of the problems that a save was refused for. */
export function placesOf(
  modules: Modules,
  state: SaveState,
  content: readonly PageNode[],
): ValueScope[] {
  if (state.kind !== 'refused') return []
  return state.problems.map(({ path }) => {
    const { node, option } = describeProblem(modules, content, path)
    return { nodeId: node?.props.id ?? '', path: option }
  })
}

/** Whether an option has a problem. For composite options, problems of their parts do not count. */
export function useHasProblem({ nodeId, path }: ValueScope, isMadeOfOthers: boolean): boolean {
  return useContext(ProblemsContext).some(
    problem =>
      problem.nodeId === nodeId &&
      (problem.path === path || (!isMadeOfOthers && problem.path.startsWith(`${path}.`))),
  )
}
