import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { useDates } from '../../lists/dates.tsx'
import { CommandBlock } from './CommandBlock.tsx'
import { restoreSteps } from './restore-steps.ts'
import { type Backup, type BackupsState, useBackupTexts } from './use-backups.ts'

interface RestoreDialogProps {
  backup: Backup
  state: BackupsState
  isEncrypted: boolean
  onClose(): void
}

/** Dialog with the losses of a restore, and the commands of each step for this backup and site. */
export function RestoreDialog({ backup, state, isEncrypted, onClose }: RestoreDialogProps) {
  const t = useBackupTexts()
  const translate = useTranslate()
  const id = useId()
  const { moment } = useDates()
  const at = moment(backup.at)
  const { data: losses } = useQuery({
    queryKey: ['backups', 'losses', backup.id],
    queryFn: () =>
      callApi<{ orders: number; messages: number }>('GET', `/backups/${backup.id}/losses`),
  })
  const steps = restoreSteps(backup, state, isEncrypted)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md">
      <DialogTitle id={id}>{t('restore.title', { at })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Alert severity="warning">
          {t('restore.loses', { at })}
          {losses && losses.orders + losses.messages > 0 && (
            <Box component="strong" sx={{ display: 'block', marginBlockStart: 0.5 }}>
              {t('restore.counts', losses)}
            </Box>
          )}
        </Alert>
        <Typography>{t('restore.why')}</Typography>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            margin: 0,
            paddingInlineStart: 3,
          }}
        >
          {steps.map(({ name, values, command }) => (
            <Typography key={name} component="li">
              {t(`restore.steps.${name}`, values)}
              {command && (
                <Box sx={{ marginBlockStart: 1 }}>
                  <CommandBlock name={t('restore.command')} text={command} />
                </Box>
              )}
            </Typography>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
