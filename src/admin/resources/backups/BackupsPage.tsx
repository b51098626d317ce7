import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Title } from 'react-admin'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { BackUpNow } from './BackUpNow.tsx'
import { BackupList } from './BackupList.tsx'
import { BackupSettingsCard } from './BackupSettingsCard.tsx'
import { CommandBlock } from './CommandBlock.tsx'
import { useBackupsState, useBackupTexts } from './use-backups.ts'

/** Backups of the site: settings, jobs, and what can be done with each backup. */
export default function BackupsPage() {
  const t = useBackupTexts()
  const { data, error, refetch } = useBackupsState()
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: 2, maxInlineSize: 960 }}>
      <Title title={t('name', { smart_count: 2 })} />
      {!data && error && <NotLoaded error={error} onRetry={() => refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && !data.settings && <BackupsOff />}
      {data?.settings && (
        <>
          <BackUpNow state={data} />
          <BackupList state={data} />
          <BackupSettingsCard settings={data.settings} />
        </>
      )}
    </Box>
  )
}

/** How to switch backups on, which needs access to the server. */
function BackupsOff() {
  const t = useBackupTexts()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{t('off.title')}</Alert>
      <Typography sx={{ maxInlineSize: '65ch' }}>{t('off.text')}</Typography>
      <CommandBlock name={t('off.example')} text={'BACKUP_TO=/mnt/backup\nBACKUP_KEY=…'} />
      <Typography sx={{ maxInlineSize: '65ch' }}>{t('off.key')}</Typography>
    </Box>
  )
}
