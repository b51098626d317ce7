import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { BackupRow } from './BackupRow.tsx'
import {
  type BackupsState,
  problemOf,
  textsOf,
  useBackupList,
  useBackupTexts,
} from './use-backups.ts'

/** All backups, newest first. */
export function BackupList({ state }: { state: BackupsState }) {
  const t = useBackupTexts()
  const { data, error, refetch } = useBackupList(state)
  const problem = problemOf(error)
  return (
    <Box component="section" aria-labelledby="backups-list" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="backups-list" variant="h2">
        {t('list')}
      </Typography>
      {error && !problem && <NotLoaded error={error} onRetry={() => refetch()} />}
      {problem && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => refetch()}>
              {t('again')}
            </Button>
          }
        >
          {textsOf(problem, t).join(' ')}
          <Typography variant="body2" sx={{ marginBlockStart: 0.5, overflowWrap: 'anywhere' }}>
            {problem.message}
          </Typography>
        </Alert>
      )}
      {!data && !error && <LoadingRows />}
      {data && !error && data.items.length === 0 && (
        <Typography color="textSecondary" sx={{ paddingBlock: 2 }}>
          {t('empty')}
        </Typography>
      )}
      {data && !error && data.items.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {data.items.map(backup => (
            <BackupRow
              key={backup.id}
              backup={backup}
              state={state}
              isEncrypted={data.isEncrypted}
            />
          ))}
        </Card>
      )}
    </Box>
  )
}
