import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCloseNotification, useTranslate } from 'react-admin'

/** Notice with an undo button. */
export function UndoNotice({ text, onUndo }: { text: string; onUndo(): void }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const undo = () => {
    onUndo()
    close()
  }
  return (
    <Alert
      severity="success"
      variant="outlined"
      sx={{ backgroundColor: 'background.paper' }}
      action={
        <Button size="small" color="inherit" onClick={undo}>
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
