import Button from '@mui/material/Button'
import SnackbarContent, { type SnackbarContentProps } from '@mui/material/SnackbarContent'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'

/** Says what was done and offers to take it back for a while. */
export function useUndoNotice() {
  const notify = useNotify()
  return (text: string, onUndo: () => void) =>
    notify(<UndoNotice text={text} onUndo={onUndo} />, { autoHideDuration: 12_000 })
}

/** What else comes in is the transition's. */
function UndoNotice({
  text,
  onUndo,
  ...rest
}: SnackbarContentProps & { text: string; onUndo(): void }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <SnackbarContent
      {...rest}
      role="status"
      message={text}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            close()
            onUndo()
          }}
        >
          {translate('ra.action.undo')}
        </Button>
      }
    />
  )
}
