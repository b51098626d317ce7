import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Encoding } from '#base'
import type { ImportJob } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'
import { CsvFormatField } from '../../forms/CsvFormatField.tsx'
import { RowsTable } from './RowsTable.tsx'

const isUnderWay = (job: ImportJob | undefined) =>
  job?.state === 'checking' || job?.state === 'running'

/**
 * Row number in the file. One Shopify row can become a product and its first variant, distinguished
 * by a fraction.
 */
const rowOf = ({ row }: { row: number }) => String(Math.floor(row))

/** Progress, planned or applied changes, and problems of an import. */
export function ImportReportView({ id }: { id: string }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const { data: job } = useQuery({
    queryKey: ['product-imports', id],
    queryFn: () => callApi<ImportJob>('GET', `/product-imports/${id}`),
    refetchInterval: query => (isUnderWay(query.state.data) ? 700 : false),
  })
  if (!job) return <LinearProgress aria-label={translate('ra.page.loading')} />
  const { outcome, state } = job
  const report = outcome?.report

  const run = (skipInvalid: boolean) => act('run', { body: { skipInvalid } })

  async function act(what: 'run' | 'cancel', sent: { body?: object } = {}) {
    setError(undefined)
    try {
      const next = await callApi<ImportJob>('POST', `/product-imports/${id}/${what}`, sent)
      queries.setQueryData(['product-imports', id], next)
      queries.invalidateQueries({ queryKey: ['product-imports'] })
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.reason : 'broken')
    }
  }
  async function check(encoding: Encoding) {
    setError(undefined)
    try {
      const body = { encoding }
      const next = await callApi<ImportJob>('POST', `/product-imports/${id}/check`, { body })
      queries.setQueryData(['product-imports', id], next)
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.reason : 'broken')
    }
  }
  const refused = report?.skipped ?? 0
  const writes = (report?.created ?? 0) + (report?.updated ?? 0)
  const isUnreadable = state === 'checked' && outcome?.ok === false && refused === 0
  return (
    <Paper variant="outlined" sx={{ padding: 3, display: 'grid', gap: 2 }} aria-live="polite">
      <Typography variant="h2">
        {job.fileName} ·{' '}
        {translate(`resources.imports.states.${isUnreadable ? 'unreadable' : state}`)}
      </Typography>
      {isUnderWay(job) && (
        <Box>
          <LinearProgress
            aria-label={translate(`resources.imports.states.${state}`)}
            {...(state === 'running' && job.totalRows > 0
              ? { variant: 'determinate', value: (100 * job.doneRows) / job.totalRows }
              : {})}
          />
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {translate('resources.imports.progress', { done: job.doneRows, all: job.totalRows })}
          </Typography>
          <Button sx={{ marginBlockStart: 1 }} onClick={() => act('cancel')}>
            {translate('ra.action.cancel')}
          </Button>
        </Box>
      )}
      {state === 'interrupted' && (
        <Alert severity="warning">{translate('resources.imports.interrupted')}</Alert>
      )}
      {state === 'cancelled' && (
        <Alert severity="info">{translate('resources.imports.cancelled')}</Alert>
      )}
      {state === 'failed' && (
        <Alert severity="error">
          {translate('resources.imports.failed')} {job.error}
        </Alert>
      )}
      {error && <Alert severity="error">{translate(`errors.${error}`)}</Alert>}
      {report && !isUnderWay(job) && !isUnreadable && (
        <Typography>
          {translate(`resources.imports.${state === 'done' ? 'did' : 'would'}`, {
            ...report,
            problems: '',
            pictures: '',
          })}
        </Typography>
      )}
      {['checked', 'interrupted', 'cancelled', 'failed'].includes(state) && !isUnreadable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {refused > 0 && state === 'checked' ? (
            <Button variant="contained" disabled={writes === 0} onClick={() => run(true)}>
              {translate('resources.imports.runRest', { smart_count: refused })}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={state === 'checked' && writes === 0}
              onClick={() => run(job.skipInvalid)}
            >
              {translate(`resources.imports.${state === 'checked' ? 'run' : 'goOn'}`)}
            </Button>
          )}
        </Box>
      )}
      {report?.format && state === 'checked' && (
        <CsvFormatField format={report.format} onChange={check} />
      )}
      {report && report.problems.length > 0 && (
        <RowsTable
          title={translate('resources.imports.problems')}
          heads={['row', 'column', 'problem']}
          rows={report.problems
            .slice(0, 100)
            .map(one => [rowOf(one), one.column ?? '', one.message])}
        />
      )}
      {outcome && outcome.changes.length > 0 && (
        <RowsTable
          title={translate('resources.imports.first')}
          heads={['row', 'what', 'product']}
          rows={outcome.changes.map(one => [
            rowOf(one),
            translate(`resources.imports.kinds.${one.kind}`),
            [one.name, one.sku].filter(Boolean).join(' · '),
          ])}
        />
      )}
    </Paper>
  )
}
