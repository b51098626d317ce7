import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackupTexts } from './use-backups.ts'

interface PasswordDialogProps {
  title: string
  children: ReactNode
  action: string
  isDangerous?: boolean
  /** Returns the reason of a refusal. */
  onConfirm(password: string): Promise<string | undefined>
  onClose(): void
}

/** Asks for the password before a dangerous action. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, action, isDangerous = false, onConfirm, onClose } = props
  const t = useBackupTexts()
  const translate = useTranslate()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setBusy(true)
    const reason = await onConfirm(password)
    setBusy(false)
    setRefusal(reason)
    if (reason !== 'wrong-password') onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <Box component="form" onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          <TextField
            name="password"
            type="password"
            label={t('password')}
            autoComplete="current-password"
            required
            autoFocus
            error={refusal === 'wrong-password'}
            helperText={
              refusal === 'wrong-password' ? translate('errors.wrong-password') : t('passwordHelp')
            }
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" color={isDangerous ? 'error' : 'primary'} loading={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
