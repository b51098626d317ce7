import { useQuery } from '@tanstack/react-query'
import { SelectInput } from 'react-admin'
import { type KnownForm, SUBMISSION_STATUSES } from '#forms/schema'
import { callApi } from '#staff/client'
import { ColumnsMenu } from '../../lists/ColumnsMenu.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { SubmissionTable } from './SubmissionTable.tsx'
import { useAnswerColumns } from './use-answer-columns.ts'

export default function SubmissionList() {
  const { data: forms = [] } = useQuery({
    queryKey: ['submissions', 'forms'],
    queryFn: () => callApi<{ items: KnownForm[] }>('GET', '/submissions/forms'),
    select: answer => answer.items,
  })
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
          choices={forms.map(form => ({ id: form.key, name: nameOf(form) }))}
          translateChoice={false}
        />,
      ]}
      actions={<Actions />}
      table={<SubmissionTable />}
    />
  )
}

/** Forms of the same title are told apart by where they stand. */
const nameOf = ({ title, page }: KnownForm) => (title === page ? page : `${title} (${page})`)

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
