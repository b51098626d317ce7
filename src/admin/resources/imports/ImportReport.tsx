import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportKind } from '#shop/schema'
import { CsvFormatField } from '../../forms/CsvFormatField.tsx'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { ColumnsTable } from './ColumnsTable.tsx'
import { DateOrderField } from './DateOrderField.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportNotices } from './ImportNotices.tsx'
import { ImportOptionFields } from './ImportOptionFields.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { isUnreadable, stateText } from './job-state.ts'
import { ProblemsTable } from './ProblemsTable.tsx'
import { RowsTable, rowOf } from './RowsTable.tsx'
import { type ImportAction, isUnderWay, useImportJob } from './use-import-job.ts'

/** Number of changes in a report. */
const MAX_PREVIEWED = 50

interface ImportReportViewProps {
  kind: ImportKind
  id: string
  /** Columns for matching by hand. */
  columns: readonly string[]
  /** Focuses the report when it appears. */
  takesFocus: boolean
}

/** Progress, planned or applied changes, and problems of an import. */
export function ImportReportView({ kind, id, columns, takesFocus }: ImportReportViewProps) {
  const translate = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { job, failure, refetch, act, error, isSending } = useImportJob(kind, id)
  const isLoaded = job !== undefined
  useEffect(() => {
    if (takesFocus && isLoaded) heading.current?.focus()
  }, [takesFocus, isLoaded])
  if (!job) return failure ? <NotLoaded error={failure} onRetry={refetch} /> : <LoadingRows />

  /** The pressed button disappears, so the focus moves to the heading. */
  const actAndFocus = async (what: ImportAction, body?: object) => {
    await act(what, body)
    heading.current?.focus()
  }
  const { outcome, state } = job
  const report = outcome?.report
  const unreadable = isUnreadable(job)
  const isChecked = state === 'checked'
  const hasCounts = report && !isUnderWay(job) && !unreadable && !job.undo
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="import-report"
      sx={{
        padding: { xs: 2, md: 3 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
      }}
    >
      <Box>
        <Typography
          ref={heading}
          id="import-report"
          variant="h2"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', outlineOffset: 4 }}
        >
          {job.fileName}
        </Typography>
        <Typography role="status" sx={{ marginBlockStart: 0.5 }}>
          {stateText(job, translate)}
          {hasCounts &&
            ` · ${translate(`resources.imports.${state === 'done' ? 'did' : 'would'}`, { ...report })}`}
        </Typography>
      </Box>
      {isUnderWay(job) && (
        <ImportProgress job={job} isSending={isSending} onCancel={() => actAndFocus('cancel')} />
      )}
      <ImportNotices job={job} kind={kind} error={error} />
      {isChecked && !unreadable && (
        <ImportOptionFields
          kind={kind}
          options={job.options}
          disabled={isSending}
          onChange={options => actAndFocus('check', { options })}
        />
      )}
      {report?.dates && isChecked && (
        <DateOrderField
          dates={report.dates}
          disabled={isSending}
          onChange={dateOrder => actAndFocus('check', { options: { ...job.options, dateOrder } })}
        />
      )}
      <ImportActions job={job} isSending={isSending} act={actAndFocus} />
      {report && !isUnderWay(job) && (
        <ProblemsTable kind={kind} job={job} problems={report.problems} />
      )}
      {report?.format && isChecked && (
        <CsvFormatField
          format={report.format}
          disabled={isSending}
          onChange={encoding => actAndFocus('check', { encoding })}
        />
      )}
      {report?.columns && isChecked && (
        <ColumnsTable
          key={JSON.stringify(report.columns)}
          matched={report.columns}
          columns={columns}
          isOpen={unreadable}
          disabled={isSending}
          onChange={mapping => actAndFocus('check', { mapping })}
        />
      )}
      {outcome && outcome.changes.length > 0 && !unreadable && !isUnderWay(job) && !job.undo && (
        <RowsTable
          title={translate(`resources.imports.${isChecked ? 'first' : 'changes'}`)}
          note={
            outcome.changes.length === MAX_PREVIEWED
              ? translate('resources.imports.firstOnly', { count: MAX_PREVIEWED })
              : undefined
          }
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
