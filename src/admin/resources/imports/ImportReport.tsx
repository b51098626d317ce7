import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ImportKind } from '#shop/schema'
import { CsvFormatField } from '../../forms/CsvFormatField.tsx'
import { ColumnsTable } from './ColumnsTable.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportOptionFields } from './ImportOptionFields.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ProblemsTable } from './ProblemsTable.tsx'
import { RowsTable, rowOf } from './RowsTable.tsx'
import { UndoResult } from './UndoResult.tsx'
import { isUnderWay, useImportJob } from './use-import-job.ts'

interface ImportReportViewProps {
  kind: ImportKind
  id: string
  /** Columns for matching by hand. */
  columns: readonly string[]
}

/** Progress, planned or applied changes, and problems of an import. */
export function ImportReportView({ kind, id, columns }: ImportReportViewProps) {
  const translate = useTranslate()
  const { job, act, error } = useImportJob(kind, id)
  if (!job) return <LinearProgress aria-label={translate('ra.page.loading')} />
  const { outcome, state } = job
  const report = outcome?.report
  const isUnreadable = outcome?.ok === false && outcome.reason === 'unreadable'
  const isChecked = state === 'checked'
  return (
    <Paper variant="outlined" sx={{ padding: 3, display: 'grid', gap: 2 }} aria-live="polite">
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {job.fileName} ·{' '}
        {translate(`resources.imports.states.${isChecked && isUnreadable ? 'unreadable' : state}`)}
      </Typography>
      {isUnderWay(job) && <ImportProgress job={job} onCancel={() => act('cancel')} />}
      {(state === 'interrupted' || state === 'cancelled') && (
        <Alert severity={state === 'cancelled' ? 'info' : 'warning'}>
          {translate(`resources.imports.${state}`)}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert severity="error">
          {translate('resources.imports.failed')} {job.error}
        </Alert>
      )}
      {error && <Alert severity="error">{translate(`errors.${error}`)}</Alert>}
      {job.undo && <UndoResult undo={job.undo} kind={kind} isDone={state === 'undone'} />}
      {report && !isUnderWay(job) && !isUnreadable && !job.undo && (
        <Typography>
          {translate(`resources.imports.${state === 'done' ? 'did' : 'would'}`, {
            rows: report.rows,
            created: report.created,
            updated: report.updated,
            unchanged: report.unchanged,
            skipped: report.skipped,
          })}
        </Typography>
      )}
      {isChecked && (
        <ImportOptionFields
          kind={kind}
          options={job.options}
          onChange={options => act('check', { options })}
        />
      )}
      <ImportActions job={job} isUnreadable={isUnreadable} act={act} />
      {report?.format && isChecked && (
        <CsvFormatField format={report.format} onChange={encoding => act('check', { encoding })} />
      )}
      {report && <ProblemsTable kind={kind} job={job} problems={report.problems} />}
      {report?.columns && isChecked && (
        <ColumnsTable
          key={JSON.stringify(report.columns)}
          matched={report.columns}
          columns={columns}
          isOpen={isUnreadable}
          onChange={mapping => act('check', { mapping })}
        />
      )}
      {outcome && outcome.changes.length > 0 && !isUnreadable && (
        <RowsTable
          title={translate('resources.imports.first')}
          heads={['row', 'what', 'item']}
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
