import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type DesignStore, VariableManager } from '#staff/client'
import { useTexts } from '../texts.ts'

/** Dialog for the site's variables. The canvas is updated at once. */
export function ManageVariables({ store, onClose }: { store: DesignStore; onClose(): void }) {
  const texts = useTexts()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="manage-variables">
      <DialogTitle id="manage-variables">{texts('Variables')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <VariableManager store={store} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts('Close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
