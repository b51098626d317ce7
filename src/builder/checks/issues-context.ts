import { createContext, useContext } from 'react'
import type { ValueScope } from '../options/value-scope.ts'
import type { Issue } from './find-issues.ts'

/** Issues of the edited document. */
export const IssuesContext = createContext<readonly Issue[]>([])

/** Issues to show beside an option. */
export const useIssuesAt = ({ nodeId, path }: ValueScope): readonly Issue[] =>
  useContext(IssuesContext).filter(issue => issue.nodeId === nodeId && issue.option === path)
