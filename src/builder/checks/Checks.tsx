import { useEffect, useState } from 'react'
import type { EditedDocument, PageNode } from '#module-contract'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { walk } from '../document/nodes.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { findContrastIssues } from './find-contrast-issues.ts'
import { findDocumentIssues, type Issue } from './find-issues.ts'
import { findListIssues } from './find-list-issues.ts'
import { findPopupIssues } from './find-popup-issues.ts'
import { IssueList } from './IssueList.tsx'
import { useHasList } from './use-has-list.ts'
import { useOtherPopups } from './use-other-popups.ts'

const WAIT_MS = 600

/** Checks the page for problems for visitors while it is edited. */
export function useIssues(content: readonly PageNode[], edited: EditedDocument): Issue[] {
  const { references } = useCanvas()
  const { modules } = useModules()
  const hasPopup = Array.from(walk(modules, content)).some(({ node }) => node.type === 'popup')
  const popups = useOtherPopups(hasPopup)
  const hasNewsletter = Array.from(walk(modules, content)).some(
    ({ node }) => node.type === 'newsletter',
  )
  const hasList = useHasList(hasNewsletter)
  const { kind } = edited
  const [issues, setIssues] = useState<Issue[]>([])
  useEffect(() => {
    const timer = setTimeout(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
      const found = [
        ...findDocumentIssues(modules, content, references.image, { kind }),
        ...findPopupIssues(modules, content, popups),
        ...(hasList === false ? findListIssues(modules, content) : []),
      ]
      setIssues(frame ? [...found, ...findContrastIssues(frame)] : found)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [modules, content, references, popups, kind, hasList])
  return issues
}

export function Checks({ issues, content }: { issues: Issue[]; content: readonly PageNode[] }) {
  const texts = useTexts()
  const commands = useCommands()
  if (issues.length === 0) {
    return <p className="panel-note">{texts('No issues found.')}</p>
  }
  return <IssueList issues={issues} content={content} onSelect={commands.select} />
}
