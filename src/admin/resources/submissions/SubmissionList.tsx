import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataTable, SelectInput, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { SUBMISSION_STATUSES, type SubmissionItem } from '#forms/schema'
import { callApi } from '#staff/client'
import { DateCell } from '../../lists/dates.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { BulkActs } from './BulkActs.tsx'
import { senderOf } from './sender-of.ts'

const COLOURS = { new: 'primary', read: 'default', spam: 'error' } as const

export default function SubmissionList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const { data: forms = [] } = useQuery({
    queryKey: ['submissions', 'forms'],
    queryFn: () =>
      callApi<{ items: { key: string; title: string }[] }>('GET', '/submissions/forms'),
    select: answer => answer.items,
  })
  const t = (key: string) => translate(`resources.submissions.${key}`)
  return (
    <StaffList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          choices={SUBMISSION_STATUSES.map(id => ({
            id,
            name: `resources.submissions.status.${id}`,
          }))}
        />,
        <SelectInput
          key="form"
          source="form"
          alwaysOn
          choices={forms.map(({ key, title }) => ({ id: key, name: title }))}
          translateChoice={false}
        />,
      ]}
      actions={<ExportButton label="resources.submissions.export" />}
      bulkActionButtons={permissions?.includes('submissions.write') ? <BulkActs /> : false}
    >
      <DataTable.Col
        source="fields"
        disableSort
        label="resources.submissions.content"
        cellSx={() => ({ inlineSize: '100%', maxInlineSize: 0 })}
      >
        <Field show={one => <Content submission={one} />} />
      </DataTable.Col>
      <DataTable.Col source="form" />
      <DataTable.Col source="status">
        <Field
          show={one => (
            <>
              <Chip
                size="small"
                variant="outlined"
                color={COLOURS[one.status]}
                label={t(`status.${one.status}`)}
              />{' '}
              {one.replies > 0 && <Chip size="small" variant="outlined" label={t('answered')} />}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <DateCell source="createdAt" showTime />
      </DataTable.Col>
    </StaffList>
  )
}

/** Who writes, and what, as far as a line holds it. */
function Content({ submission }: { submission: SubmissionItem }) {
  const sender = senderOf(submission)
  const rest = submission.fields.map(field => field.value).filter(value => value !== sender)
  return (
    <>
      <Typography
        variant="body2"
        noWrap
        sx={{ fontWeight: submission.status === 'new' ? 600 : 400 }}
      >
        {sender}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {rest.filter(Boolean).reverse().join(' · ')}
      </Typography>
    </>
  )
}

/** A cell of a list of submissions. */
function Field({ show }: { show(item: SubmissionItem): ReactNode }) {
  const record = useRecordContext<SubmissionItem>()
  return record ? show(record) : null
}
