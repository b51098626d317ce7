import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useStaffTexts } from '../texts.tsx'
import { EntryUses } from './EntryUses.tsx'
import type { DesignStore } from './store.ts'
import { useAttempt } from './use-attempt.ts'

interface DeleteEntryProps {
  store: DesignStore
  kind: 'variables' | 'presets'
  entry: { id: string; name: string }
  onClose(): void
  /** Called after deletion. */
  onDeleted?(): void
}

/** Confirmation before deleting a variable or preset, with its usage. */
export function DeleteEntry({ store, kind, entry, onClose, onDeleted }: DeleteEntryProps) {
  const t = useStaffTexts()
  const id = useId()
  const { attempt, isBusy, problem } = useAttempt()
  const isVariable = kind === 'variables'
  const remove = () =>
    attempt(async () => {
      await (isVariable ? store.removeVariable(entry.id) : store.removePreset(entry.id))
      onDeleted?.()
      onClose()
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('design.deleteTitle', { name: entry.name })}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>
          {t(isVariable ? 'design.deletedVariable' : 'design.deletedPreset')}
        </Typography>
        <EntryUses store={store} kind={kind} id={entry.id} />
        {problem && <p role="alert">{problem}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('design.cancel')}</Button>
        <Button color="error" variant="contained" loading={isBusy} onClick={remove}>
          {t('design.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
