import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { modules } from '#modules'
import type { Issue } from '../checks/find-issues.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import type { PlaceholderText } from '../document/placeholder-text.ts'
import { useTexts } from '../texts.ts'

interface PublishWarningProps {
  found: readonly PlaceholderText[]
  /** A body template that has no place for what pages say. */
  lacksContent: boolean
  /** Popups that links cannot tell apart. */
  issues: Issue[]
  onClose(): void
  onPublish(): void
}

/** Before publishing: what is probably not meant. It can be published all the same. */
export function PublishWarning(props: PublishWarningProps) {
  const { found, lacksContent, issues, onClose, onPublish } = props
  const texts = useTexts()
  const commands = useCommands()
  const count = found.length
  const rows = [
    ...found.map(({ node, text }) => ({ id: node.props.id, type: node.type, text })),
    ...issues.map(({ nodeId = '', text, value = '' }) => ({
      id: nodeId,
      type: 'popup',
      text: texts(text, { value }),
    })),
  ]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="placeholder-title">
      <DialogTitle id="placeholder-title">
        {count > 1
          ? texts('%{count} modules still hold placeholder text', { count })
          : count === 1
            ? texts('One module still holds placeholder text')
            : lacksContent
              ? texts('This template has no place for the content')
              : texts('Two popups have the same name in links')}
      </DialogTitle>
      <DialogContent>
        {lacksContent && (
          <p>
            {texts(
              'Without the module “Post content” the content of the pages that use this template is not shown.',
            )}
          </p>
        )}
        <ul className="issues">
          {rows.map(({ id, type, text }) => (
            <li key={id + text}>
              <button
                type="button"
                onClick={() => {
                  commands.select(id)
                  onClose()
                }}
              >
                <strong>{texts(modules.get(type)?.label ?? type)}</strong> {text}
              </button>
            </li>
          ))}
        </ul>
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
