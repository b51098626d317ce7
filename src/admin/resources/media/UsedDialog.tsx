import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import type { MediaUse } from '#pages/schema'
import { UseList } from './MediaUses.tsx'

/** Confirmation before trashing media that is in use. */
export function UsedDialog(props: {
  uses: readonly MediaUse[]
  onDelete(): void
  onClose(): void
}) {
  const translate = useTranslate()
  const different = new Map(props.uses.map(use => [use.kind + use.id, use]))
  return (
    <Dialog open onClose={props.onClose} aria-labelledby="used-dialog">
      <DialogTitle id="used-dialog">{translate('resources.media.usedTitle')}</DialogTitle>
      <DialogContent>
        <UseList uses={[...different.values()]} />
        <DialogContentText sx={{ marginBlockStart: 2 }}>
          {translate('resources.media.usedText')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" onClick={props.onDelete}>
          {translate('resources.media.deleteAnyway')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
