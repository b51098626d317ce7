import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useDates } from '../../lists/dates.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { type Backup, useBackupAction, useBackupTexts } from './use-backups.ts'

interface DownloadDialogProps {
  backup: Backup
  isEncrypted: boolean
  onClose(): void
}

/** Downloads a backup as one file. */
export function DownloadDialog({ backup, isEncrypted, onClose }: DownloadDialogProps) {
  const t = useBackupTexts()
  const { moment } = useDates()
  const act = useBackupAction()
  async function download(password: string) {
    const asked = await act<{ url: string }>(`/backups/${backup.id}/download`, { password })
    if ('reason' in asked) return asked.reason
    // The file is streamed to the disk of the user, not into the memory of this page.
    location.assign(asked.answer.url)
    return undefined
  }
  return (
    <PasswordDialog
      title={t('download.title', { at: moment(backup.at) })}
      action={t('actions.download')}
      onConfirm={download}
      onClose={onClose}
    >
      <Typography>{t('download.text')}</Typography>
      <Alert severity={isEncrypted ? 'info' : 'warning'}>
        {t(isEncrypted ? 'download.encrypted' : 'download.plain')}
      </Alert>
    </PasswordDialog>
  )
}
