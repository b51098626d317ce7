import { createContext, useContext } from 'react'
import type { Place } from '../options/value-scope.ts'
import type { Issue } from './find-issues.ts'

/** Issues of the edited document. */
export const IssuesContext = createContext<readonly Issue[]>([])

/** Issues to show beside an option. */
export const useIssuesAt = ({ nodeId, path }: Place): readonly Issue[] =>
  useContext(IssuesContext).filter(issue => issue.nodeId === nodeId && issue.option === path)
