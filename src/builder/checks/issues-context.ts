import { createContext, useContext } from 'react'
import type { Place } from '../options/place.ts'
import type { Issue } from './find-issues.ts'

/** What the checks found in the document that is edited. */
export const IssuesContext = createContext<readonly Issue[]>([])

/** What is said beside an option. */
export const useIssuesAt = ({ nodeId, path }: Place): readonly Issue[] =>
  useContext(IssuesContext).filter(issue => issue.nodeId === nodeId && issue.option === path)
