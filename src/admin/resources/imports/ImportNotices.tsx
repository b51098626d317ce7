import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import type { ImportJob, ImportKind } from '#shop/schema'
import { isIncomplete, isUnchecked } from './job-state.ts'
import { UndoResult } from './UndoResult.tsx'

interface ImportNoticesProps {
  job: ImportJob
  kind: ImportKind
  /** Refusal of the last action. */
  error: string | undefined
}

/** Reason of a stop, refusal of an action, and result of an undo. */
export function ImportNotices({ job, kind, error }: ImportNoticesProps) {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.imports.${key}`, values)
  const { state, undo } = job
  const stopped = stoppedText(job)
  return (
    <>
      {stopped && (
        <Alert severity={STOPPED[state] ?? 'info'} sx={{ overflowWrap: 'anywhere' }}>
          {t(stopped)} {state === 'failed' && job.error && t('technical', { message: job.error })}
        </Alert>
      )}
      {error && <Alert severity="error">{translate(`errors.${error}`)}</Alert>}
      {undo && <UndoResult undo={undo} kind={kind} isDone={state === 'undone'} />}
    </>
  )
}

const STOPPED: Partial<Record<ImportJob['state'], 'error' | 'warning' | 'info'>> = {
  failed: 'error',
  interrupted: 'warning',
  cancelled: 'info',
}

function stoppedText(job: ImportJob): string | undefined {
  if (!STOPPED[job.state]) return undefined
  if (isIncomplete(job)) return 'incomplete'
  if (job.undo) return `stopped.undo.${job.state}`
  return `stopped.${isUnchecked(job) ? 'check' : 'import'}.${job.state}`
}
