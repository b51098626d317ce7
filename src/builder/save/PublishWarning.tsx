import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { modules } from '#modules'
import { useCommands } from '../commands/CommandsContext.ts'
import type { PlaceholderText } from '../document/placeholder-text.ts'
import { useTexts } from '../texts.ts'

interface PublishWarningProps {
  found: readonly PlaceholderText[]
  /** A body template that has no place for what pages say. */
  lacksContent: boolean
  onClose(): void
  onPublish(): void
}

/** Before publishing: what is probably not meant. It can be published all the same. */
export function PublishWarning({ found, lacksContent, onClose, onPublish }: PublishWarningProps) {
  const texts = useTexts()
  const commands = useCommands()
  const count = found.length
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="placeholder-title">
      <DialogTitle id="placeholder-title">
        {count === 0
          ? texts('This template has no place for the content')
          : count === 1
            ? texts('One module still holds placeholder text')
            : texts('%{count} modules still hold placeholder text', { count })}
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
          {found.map(({ node, text }) => (
            <li key={node.props.id}>
              <button
                type="button"
                onClick={() => {
                  commands.select(node.props.id)
                  onClose()
                }}
              >
                <strong>{texts(modules.get(node.type)?.label ?? node.type)}</strong> {text}
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
