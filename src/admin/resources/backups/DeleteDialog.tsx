import Typography from '@mui/material/Typography'
import { useNotify } from 'react-admin'
import { useDates } from '../../lists/dates.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { type Backup, useBackupAction, useBackupTexts } from './use-backups.ts'

/** Deletes a backup. It cannot be undone. */
export function DeleteDialog({ backup, onClose }: { backup: Backup; onClose(): void }) {
  const t = useBackupTexts()
  const { moment } = useDates()
  const act = useBackupAction()
  const notify = useNotify()
  async function remove(password: string) {
    const asked = await act(`/backups/${backup.id}/delete`, { password })
    if ('reason' in asked) return asked.reason
    notify('resources.backups.deleted', { messageArgs: { at: moment(backup.at) } })
    return undefined
  }
  return (
    <PasswordDialog
      title={t('delete.title', { at: moment(backup.at) })}
      action={t('actions.delete')}
      isDangerous
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>{t('delete.text')}</Typography>
    </PasswordDialog>
  )
}
