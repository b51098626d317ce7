import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ImportJob } from '#shop/schema'

/** Progress of a job that is under way. An undo cannot be cancelled. */
export function ImportProgress({ job, onCancel }: { job: ImportJob; onCancel(): void }) {
  const translate = useTranslate()
  const isCounted = job.state !== 'checking' && job.totalRows > 0
  return (
    <Box>
      <LinearProgress
        aria-label={translate(`resources.imports.states.${job.state}`)}
        {...(isCounted
          ? { variant: 'determinate', value: (100 * job.doneRows) / job.totalRows }
          : {})}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {translate('resources.imports.progress', { done: job.doneRows, all: job.totalRows })}
      </Typography>
      {job.state !== 'undoing' && (
        <Button sx={{ marginBlockStart: 1 }} onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
      )}
    </Box>
  )
}
