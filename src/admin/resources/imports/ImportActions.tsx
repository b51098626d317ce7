import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import type { ImportJob } from '#shop/schema'
import type { ImportAction } from './use-import-job.ts'

interface ImportActionsProps {
  job: ImportJob
  isUnreadable: boolean
  act(what: ImportAction, body?: object): Promise<void>
}

/** Buttons to run, resume or undo an import. */
export function ImportActions({ job, isUnreadable, act }: ImportActionsProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const t = (key: string, values = {}) => translate(`resources.imports.${key}`, values)
  const { state, undo } = job
  const report = job.outcome?.report
  const refused = report?.skipped ?? 0
  const writes = (report?.created ?? 0) + (report?.updated ?? 0)
  const canRun =
    ['checked', 'interrupted', 'cancelled', 'failed'].includes(state) && !isUnreadable && !undo
  const hasStopped = ['interrupted', 'cancelled', 'failed', 'done'].includes(state)
  const canUndo = hasStopped && job.changes > 0
  if (!canRun && !canUndo) return null
  const run = (skipInvalid: boolean) => act('run', { skipInvalid })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {canRun && refused > 0 && state === 'checked' && (
        <Button variant="contained" disabled={writes === 0} onClick={() => run(true)}>
          {t('runRest', { smart_count: refused })}
        </Button>
      )}
      {canRun && !(refused > 0 && state === 'checked') && (
        <Button
          variant="contained"
          disabled={state === 'checked' && writes === 0}
          onClick={() => run(job.skipInvalid)}
        >
          {t(state === 'checked' ? 'run' : 'goOn')}
        </Button>
      )}
      {canUndo && (
        <Button color="error" onClick={() => setAsking(true)}>
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
