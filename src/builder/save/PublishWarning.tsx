import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Issue } from '../checks/find-issues.ts'
import { IssueList } from '../checks/IssueList.tsx'
import { useCommands } from '../commands/CommandsContext.ts'
import { type Texts, useTexts } from '../texts.ts'

interface PublishWarningProps {
  issues: readonly Issue[]
  /** The body template contains no place for page content. */
  lacksContent: boolean
  onClose(): void
  onSelect(id: string | undefined): void
  onPublish(): void
}

/** Lists probable mistakes before publishing. Publishing remains possible. */
export function PublishWarning(props: PublishWarningProps) {
  const { issues, lacksContent, onClose, onSelect, onPublish } = props
  const texts = useTexts()
  const commands = useCommands()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="unfinished-title">
      <DialogTitle id="unfinished-title">{titleOf(issues, texts)}</DialogTitle>
      <DialogContent>
        {lacksContent && (
          <p>
            {texts(
              'Without the module “Post content” the content of the pages that use this template is not shown.',
            )}
          </p>
        )}
        <IssueList issues={issues} content={commands.content()} onSelect={onSelect} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts('Close')}</Button>
        <Button variant="contained" onClick={onPublish}>
          {texts('Publish anyway')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function titleOf(issues: readonly Issue[], texts: Texts): string {
  const count = issues.length
  if (count === 0) return texts('This template has no place for the content')
  if (issues.every(({ kind }) => kind === 'placeholder')) {
    const modulesCount = new Set(issues.map(({ nodeId }) => nodeId)).size
    return texts(
      '{count, plural, one {One module still holds} other {# modules still hold}} placeholder text',
      { count: modulesCount },
    )
  }
  return texts('Publish with {count, plural, one {one open issue} other {# open issues}}?', {
    count,
  })
}
