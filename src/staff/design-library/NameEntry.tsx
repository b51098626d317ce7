import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type ReactNode, useId } from 'react'
import { useStaffTexts } from '../texts.tsx'
import { useAttempt } from './use-attempt.ts'

interface NameEntryProps {
  title: string
  name: string
  children?: ReactNode
  /** May reject: the dialog stays open and shows the error. */
  onSave(name: string): Promise<unknown>
  onClose(): void
}

/** Dialog for naming a library entry; `children` are further fields. */
export function NameEntry({ title, name, children, onSave, onClose }: NameEntryProps) {
  const t = useStaffTexts()
  const id = useId()
  const { attempt, isBusy, problem } = useAttempt()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        onSubmit={event => {
          event.preventDefault()
          // The dialog may be inside another form, which must not be submitted.
          event.stopPropagation()
          const chosen = String(new FormData(event.currentTarget).get('entry-name')).trim()
          void attempt(async () => {
            await onSave(chosen)
            onClose()
          })
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            name="entry-name"
            label={t('design.name')}
            required
            autoFocus
            fullWidth
            margin="dense"
            defaultValue={name}
            slotProps={{ htmlInput: { maxLength: 60, pattern: '.*\\S.*' } }}
            error={problem !== undefined}
            helperText={problem ?? ''}
          />
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('design.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('design.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
