import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { modules } from '#modules'
import { useCommands } from '../commands/CommandsContext.ts'
import type { PlaceholderText } from '../document/placeholder-text.ts'
import { useTexts } from '../texts.ts'

interface PlaceholderWarningProps {
  found: readonly PlaceholderText[]
  onClose(): void
  onPublish(): void
}

/** Before publishing: which modules still say what they began with. It can be published all the same. */
export function PlaceholderWarning({ found, onClose, onPublish }: PlaceholderWarningProps) {
  const texts = useTexts()
  const commands = useCommands()
  const count = found.length
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="placeholder-title">
      <DialogTitle id="placeholder-title">
        {count === 1
          ? texts('One module still holds placeholder text')
          : texts('%{count} modules still hold placeholder text', { count })}
      </DialogTitle>
      <DialogContent>
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
