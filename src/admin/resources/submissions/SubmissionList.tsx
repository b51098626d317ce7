import { useQuery } from '@tanstack/react-query'
import { SelectInput } from 'react-admin'
import { type KnownForm, SUBMISSION_STATUSES } from '#forms/schema'
import { callApi } from '#staff/client'
import { ColumnsMenu } from '../../lists/ColumnsMenu.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { Destinations } from './Destinations.tsx'
import { SubmissionTable } from './SubmissionTable.tsx'
import { useFormName } from './submission-names.ts'
import { useAnswerColumns } from './use-answer-columns.ts'

export default function SubmissionList() {
  const formName = useFormName()
  const { data: forms = [] } = useQuery({
    queryKey: ['submissions', 'forms'],
    queryFn: () => callApi<{ items: KnownForm[] }>('GET', '/submissions/forms'),
    select: answer => answer.items,
  })
  return (
    <>
      <Destinations />
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
            // Forms with the same title are distinguished by page.
            choices={forms.map(({ key, title, subject, page }) => {
              const name = formName({ form: title, subject, page })
              return { id: key, name: title === page ? name : `${name} (${page})` }
            })}
            translateChoice={false}
          />,
        ]}
        actions={<Actions />}
        table={<SubmissionTable />}
      />
    </>
  )
}

function Actions() {
  const answers = useAnswerColumns()
  return (
    <>
      {answers && <ColumnsMenu {...answers} />}
      <ExportButton
        label="resources.submissions.export"
        query={answers && { columns: answers.shown.map(({ id }) => id).join(',') }}
      />
    </>
  )
}
