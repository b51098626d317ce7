import { createContext, useContext } from 'react'
import type { PageNode } from '#module-kit'
import { describeProblem } from '../document/describe-problem.ts'
import type { SaveState } from '../save/autosave.ts'
import type { Place } from './place.ts'

/** What of the settings cannot be saved as it is. */
export const ProblemsContext = createContext<readonly Place[]>([])

/** Where the problems stand that a page was refused for. */
export function placesOf(state: SaveState, content: readonly PageNode[]): Place[] {
  if (state.kind !== 'refused') return []
  return state.problems.map(({ path }) => {
    const { node, option } = describeProblem(content, path)
    return { nodeId: node?.props.id ?? '', path: option }
  })
}

/** Whether an option has such a problem; one that is made of others only when it is none of theirs. */
export function useHasProblem({ nodeId, path }: Place, isMadeOfOthers: boolean): boolean {
  return useContext(ProblemsContext).some(
    problem =>
      problem.nodeId === nodeId &&
      (problem.path === path || (!isMadeOfOthers && problem.path.startsWith(`${path}.`))),
  )
}
