import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ImportJob } from '#shop/schema'
import { listOf } from './import-kinds.ts'
import { isIncomplete, isUnchecked, isUnreadable } from './job-state.ts'
import type { ImportAction } from './use-import-job.ts'

interface ImportActionsProps {
  job: ImportJob
  isSending: boolean
  act(what: ImportAction, body?: object): Promise<void>
}

const STOPPED = ['interrupted', 'cancelled', 'failed']

/** Buttons to run, resume or undo an import. */
export function ImportActions({ job, isSending, act }: ImportActionsProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const t = (key: string, values = {}) => translate(`resources.imports.${key}`, values)
  const { state, undo } = job
  const report = job.outcome?.report
  const refused = report?.skipped ?? 0
  const writes = (report?.created ?? 0) + (report?.updated ?? 0)
  const isStopped = STOPPED.includes(state)
  const mustCheck = isUnchecked(job) && !isIncomplete(job)
  const canRun = state === 'checked' && !isUnreadable(job) && !undo
  const canGoOn = isStopped && !isUnchecked(job) && !isUnreadable(job) && !undo
  const canUndo = (isStopped || state === 'done') && job.changes > 0
  const isDone = state === 'done' && writes > 0
  if (!mustCheck && !canRun && !canGoOn && !canUndo && !isDone) return null
  const skips = refused > 0
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mustCheck && (
        <Button variant="contained" disabled={isSending} onClick={() => act('check', {})}>
          {t('checkAgain')}
        </Button>
      )}
      {canRun && (
        <Button
          variant="contained"
          disabled={writes === 0 || isSending}
          onClick={() => act('run', { skipInvalid: skips })}
        >
          {writes === 0 ? t('nothing') : t(skips ? 'runRest' : 'run', { smart_count: refused })}
        </Button>
      )}
      {canGoOn && (
        <Button
          variant="contained"
          disabled={isSending}
          onClick={() => act('run', { skipInvalid: job.skipInvalid })}
        >
          {t('goOn')}
        </Button>
      )}
      {isDone && (
        <Button variant="contained" component={Link} to={listOf(job)}>
          {t(job.options.asDrafts && job.kind === 'products' ? 'showDrafts' : `show.${job.kind}`)}
        </Button>
      )}
      {canUndo && (
        <Button
          color="error"
          variant="outlined"
          disabled={isSending}
          onClick={() => setAsking(true)}
        >
          {t(undo ? 'undoRest' : 'undo')}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={t('undoTitle', { smart_count: job.changes })}
        content={t(`undoWhat.${job.kind}`)}
        confirm={t('undo')}
        cancel="ra.action.cancel"
        confirmColor="warning"
        onConfirm={() => {
          setAsking(false)
          void act('undo')
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
