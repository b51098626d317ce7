import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { DataTable, SelectInput, usePermissions, useTranslate } from 'react-admin'
import { SUBMISSION_STATUSES } from '#forms/schema'
import { callApi } from '#staff/client'
import { StaffList } from '../../lists/StaffList.tsx'
import { When } from '../../lists/When.tsx'
import { BulkActs } from './BulkActs.tsx'
import { ExportButton } from './ExportButton.tsx'
import { Field } from './Field.tsx'

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
      actions={<ExportButton />}
      bulkActionButtons={permissions?.includes('submissions.write') ? <BulkActs /> : false}
    >
      <DataTable.Col source="createdAt">
        <Field show={one => <When at={one.createdAt} />} />
      </DataTable.Col>
      <DataTable.Col source="form" />
      <DataTable.Col source="fields" disableSort label="resources.submissions.content">
        <Field
          show={one => (
            <Typography
              variant="body2"
              noWrap
              sx={{
                maxInlineSize: { xs: '14ch', md: '32ch', lg: '60ch' },
                fontWeight: one.status === 'new' ? 600 : 400,
              }}
            >
              {one.fields
                .map(field => field.value)
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          )}
        />
      </DataTable.Col>
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
    </StaffList>
  )
}
