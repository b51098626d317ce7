import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ImportJob } from '#shop/schema'

interface ImportProgressProps {
  job: ImportJob
  isSending: boolean
  onCancel(): void
}

const PERCENT = 100

/** Progress of a job that is under way. An undo cannot be cancelled. */
export function ImportProgress({ job, isSending, onCancel }: ImportProgressProps) {
  const translate = useTranslate()
  const { state, doneRows, totalRows } = job
  // A check counts the rows, and images are fetched before the first row is written.
  const isCounted = state !== 'checking' && doneRows > 0 && totalRows > 0
  const phase = state === 'running' && doneRows === 0 ? 'preparing' : state
  const amounts = { done: doneRows, all: totalRows }
  return (
    <Box>
      <LinearProgress
        aria-label={translate(`resources.imports.states.${state}`)}
        {...(isCounted
          ? { variant: 'determinate', value: Math.min(PERCENT, (PERCENT * doneRows) / totalRows) }
          : {})}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {translate(`resources.imports.progress.${phase}`, amounts)}{' '}
        {translate('resources.imports.leave')}
      </Typography>
      {state !== 'undoing' && (
        <Button
          variant="outlined"
          aria-disabled={isSending}
          sx={{ marginBlockStart: 1.5 }}
          onClick={() => !isSending && onCancel()}
        >
          {translate(`resources.imports.cancel.${state}`)}
        </Button>
      )}
    </Box>
  )
}
