import Button from '@mui/material/Button'
import SnackbarContent, { type SnackbarContentProps } from '@mui/material/SnackbarContent'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'

/** Shows a notice with an undo button for a while. */
export function useUndoNotice() {
  const notify = useNotify()
  return (text: string, onUndo: () => void) =>
    notify(<UndoNotice text={text} onUndo={onUndo} />, { autoHideDuration: 12_000 })
}

/** Other props are for the transition. */
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
