import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { useDates } from '../../lists/dates.tsx'
import { formatBytes } from '../../lists/format-bytes.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DownloadDialog } from './DownloadDialog.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import {
  type Backup,
  type BackupsState,
  isOpen,
  useBackupAction,
  useBackupTexts,
} from './use-backups.ts'
import { VerificationLine } from './VerificationLine.tsx'

interface BackupRowProps {
  backup: Backup
  state: BackupsState
  isEncrypted: boolean
}

/** One backup with its facts, verification and actions. */
export function BackupRow({ backup, state, isEncrypted }: BackupRowProps) {
  const t = useBackupTexts()
  const locale = useLocale()
  const { moment } = useDates()
  const act = useBackupAction()
  const [dialog, setDialog] = useState<'download' | 'restore' | 'delete'>()
  const { id, at, rows, files, fileBytes = 0, addedBytes = 0, durationMs = 0, version } = backup
  const when = moment(at)
  const isVerifying = state.jobs.some(job => isOpen(job) && job.backup === id)
  const close = () => setDialog(undefined)
  const button = (what: 'download' | 'restore' | 'delete') => (
    <Button
      size="small"
      color={what === 'delete' ? 'error' : 'primary'}
      aria-label={t(`actions.${what}Of`, { at: when })}
      onClick={() => setDialog(what)}
    >
      {t(`actions.${what}`)}
    </Button>
  )
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '12rem 1fr' },
        columnGap: 2,
        rowGap: 0.5,
        padding: 2,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box>
        <Typography component="h3" variant="subtitle2">
          <time dateTime={new Date(at).toISOString()}>{when}</time>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(backup.requestedBy ? 'origin.staff' : `origin.${unnamed(backup)}`, {
            user: backup.requestedBy,
          })}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, minInlineSize: 0 }}>
        {backup.problem ? (
          <Typography variant="body2" color="error">
            {t('damaged')}
          </Typography>
        ) : (
          <Typography variant="body2">
            {t('facts', { rows, files, bytes: formatBytes(fileBytes, locale) })}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {t('moreFacts', {
                added: formatBytes(addedBytes, locale),
                seconds: Math.max(1, Math.round(durationMs / 1000)),
                version,
              })}
            </Typography>
          </Typography>
        )}
        <VerificationLine verification={backup.verification} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -0.5 }}>
          <Button
            size="small"
            aria-label={t('actions.verifyOf', { at: when })}
            aria-disabled={isVerifying}
            onClick={() => !isVerifying && act(`/backups/${id}/verify`)}
          >
            {t(isVerifying ? 'actions.verifying' : 'actions.verify')}
          </Button>
          {!backup.problem && button('download')}
          {!backup.problem && button('restore')}
          {button('delete')}
        </Box>
      </Box>
      {dialog === 'download' && (
        <DownloadDialog backup={backup} isEncrypted={isEncrypted} onClose={close} />
      )}
      {dialog === 'restore' && (
        <RestoreDialog backup={backup} state={state} isEncrypted={isEncrypted} onClose={close} />
      )}
      {dialog === 'delete' && <DeleteDialog backup={backup} onClose={close} />}
    </Box>
  )
}

/** Users may have left. */
const unnamed = ({ origin }: Backup) => (origin === 'staff' ? 'formerStaff' : origin)
