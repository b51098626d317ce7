import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDates } from '../../lists/dates.tsx'
import {
  type BackupsState,
  isOpen,
  type Job,
  textsOf,
  useBackupAction,
  useBackupTexts,
} from './use-backups.ts'

/** Starts a backup, shows the progress of jobs, and why the last one failed. */
export function BackUpNow({ state: { jobs, failure } }: { state: BackupsState }) {
  const t = useBackupTexts()
  const act = useBackupAction()
  const [isSending, setSending] = useState(false)
  const open = jobs.filter(isOpen)
  const isBackingUp = open.some(({ kind }) => kind === 'backup')
  const last = jobs.find(job => job.kind === 'backup' && !isOpen(job))
  const failed = last?.state === 'failed' ? last : undefined
  async function start() {
    setSending(true)
    await act('/backups')
    setSending(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography color="textSecondary" sx={{ flex: '1 1 20rem', maxInlineSize: '65ch' }}>
          {t('intro')}
        </Typography>
        <Button
          variant="contained"
          loading={isSending}
          aria-disabled={isBackingUp}
          onClick={() => !isBackingUp && start()}
        >
          {t(isBackingUp ? 'backingUp' : 'backUpNow')}
        </Button>
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {open.map(job => (
          <JobProgress key={job.id} job={job} />
        ))}
      </Box>
      {failed && !isBackingUp && <JobFailure job={failed} />}
      {failure && !failed && !isBackingUp && (
        <Alert severity="error">{t('failedBefore', { message: failure.message })}</Alert>
      )}
    </Box>
  )
}

function JobProgress({ job }: { job: Job }) {
  const t = useBackupTexts()
  const { moment } = useDates()
  const { kind, state, progress, problem, backup, requestedBy } = job
  const what = t(`jobs.${kind}`, {
    at: backup ? moment(timeOf(backup)) : '',
    user: requestedBy ?? '',
    by: requestedBy ? 'staff' : 'schedule',
  })
  const done = progress
    ? t('progress', progress)
    : t(problem ? 'waitsForPlace' : state === 'waiting' ? 'waits' : 'starts')
  return (
    <Card sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2" component="h2">
        {what}
      </Typography>
      <LinearProgress aria-label={what} />
      <Typography variant="body2" color="textSecondary">
        {done} {t('leave')}
      </Typography>
    </Card>
  )
}

function JobFailure({ job }: { job: Job }) {
  const t = useBackupTexts()
  const { moment } = useDates()
  if (!job.problem) return null
  return (
    <Alert severity="error">
      <strong>{t('failed', { at: moment(job.endedAt ?? job.requestedAt) })}</strong>{' '}
      {textsOf(job.problem, t).join(' ')}
    </Alert>
  )
}

/** UTC milliseconds of a name such as `2027-01-04T09-00-01-000Z`. */
const timeOf = (name: string) =>
  Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
