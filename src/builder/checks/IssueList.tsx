import type { PageNode } from '#module-contract'
import { findPosition } from '../document/nodes.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import type { Issue } from './find-issues.ts'

interface IssueListProps {
  issues: readonly Issue[]
  content: readonly PageNode[]
  onSelect(id: string | undefined): void
}

/** List of issues. Clicking one selects its module. */
export function IssueList({ issues, content, onSelect }: IssueListProps) {
  const texts = useTexts()
  const { modules } = useModules()
  return (
    <ul className="issues">
      {issues.map((issue, index) => {
        const node = issue.nodeId ? findPosition(modules, content, issue.nodeId)?.node : undefined
        return (
          <li key={`${issue.nodeId} ${issue.kind} ${index}`}>
            <button type="button" onClick={() => onSelect(issue.nodeId)}>
              {node && <strong>{texts(modules.get(node.type)?.label ?? node.type)}</strong>}
              {texts(issue.text, { value: issue.value ?? '' })}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
