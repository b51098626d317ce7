import Drafts from '@mui/icons-material/DraftsOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import {
  BulkDeleteButton,
  BulkUpdateButton,
  DataTable,
  useListContext,
  usePermissions,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { SubmissionItem } from '#forms/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffTable } from '../../lists/StaffTable.tsx'
import { tableFrame } from '../../lists/table-frame.ts'
import { FormSummary } from './FormSummary.tsx'
import { senderOf, useFormName } from './submission-names.ts'
import { useAnswerColumns } from './use-answer-columns.ts'

/** Limits cells to two lines; wide tables scroll. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minInlineSize: { sm: '7rem' },
  maxInlineSize: { sm: '18rem' },
} as const

const COLORS = { new: 'primary', read: 'default', spam: 'error' } as const

/** For all forms: sender and text. For one form: a column per field, and statistics. */
export function SubmissionTable() {
  const { permissions } = usePermissions()
  const { filterValues } = useListContext()
  const answers = useAnswerColumns()
  const formName = useFormName()
  return (
    <>
      {filterValues.form && <FormSummary form={filterValues.form} />}
      <StaffTable<SubmissionItem>
        // The table reads hidden columns once, so remount it per form.
        key={answers?.storeKey ?? ''}
        rowClick="edit"
        bulkActionButtons={permissions?.includes('submissions.write') ? <BulkActions /> : false}
        sx={{ ...tableFrame, '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
        {...(answers && { storeKey: answers.storeKey, hiddenColumns: answers.hiddenAtFirst })}
      >
        {answers ? (
          answers.columns.map(({ id, source, label }) => (
            <DataTable.Col
              key={source}
              source={source}
              disableSort
              label={<Box sx={twoLines}>{label}</Box>}
            >
              <Field show={one => <Answer submission={one} field={id} />} />
            </DataTable.Col>
          ))
        ) : (
          <DataTable.Col
            source="fields"
            disableSort
            label="resources.submissions.content"
            cellSx={() => ({ inlineSize: '100%', maxInlineSize: 0 })}
          >
            <Field show={one => <Content submission={one} />} />
          </DataTable.Col>
        )}
        {!answers && (
          <DataTable.Col source="form">
            <Field show={formName} />
          </DataTable.Col>
        )}
        <DataTable.Col source="status">
          <Field show={one => <Status submission={one} />} />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateCell source="createdAt" showTime />
        </DataTable.Col>
      </StaffTable>
    </>
  )
}

const weightOf = ({ status }: SubmissionItem) => (status === 'new' ? 600 : 400)

/** An answer, truncated. */
function Answer({ submission, field }: { submission: SubmissionItem; field: string }) {
  const value = submission.fields.find(({ id }) => id === field)?.value
  return (
    <Typography variant="body2" sx={{ ...twoLines, fontWeight: weightOf(submission) }}>
      {value || '–'}
    </Typography>
  )
}

/** Sender and beginning of the text. */
function Content({ submission }: { submission: SubmissionItem }) {
  const sender = senderOf(submission)
  const rest = submission.fields.map(field => field.value).filter(value => value !== sender)
  return (
    <>
      <Typography variant="body2" noWrap sx={{ fontWeight: weightOf(submission) }}>
        {sender}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {rest.filter(Boolean).reverse().join(' · ')}
      </Typography>
    </>
  )
}

function Status({ submission: { status, replies } }: { submission: SubmissionItem }) {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.submissions.${key}`)
  return (
    <>
      <Chip size="small" variant="outlined" color={COLORS[status]} label={t(`status.${status}`)} />{' '}
      {replies > 0 && <Chip size="small" variant="outlined" label={t('answered')} />}
    </>
  )
}

/** A table cell. */
function Field({ show }: { show(item: SubmissionItem): ReactNode }) {
  const record = useRecordContext<SubmissionItem>()
  return record ? show(record) : null
}

/** Bulk actions with undo. */
function BulkActions() {
  return (
    <>
      <BulkUpdateButton
        label="resources.submissions.act.read"
        icon={<Drafts />}
        data={{ status: 'read' }}
        mutationMode="undoable"
      />
      <BulkUpdateButton
        label="resources.submissions.act.spam"
        icon={<Report />}
        data={{ status: 'spam' }}
        mutationMode="undoable"
      />
      <BulkDeleteButton mutationMode="undoable" />
    </>
  )
}
