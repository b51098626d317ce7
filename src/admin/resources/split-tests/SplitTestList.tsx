import { DataTable, FunctionField, useTranslate } from 'react-admin'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { Planner } from './Planner.tsx'
import type { SplitTestItem } from './split-test.ts'

/** Started split tests; new ones are created in the builder. */
export default function SplitTestList() {
  const translate = useTranslate()
  return (
    <>
      <StaffList sort={{ field: 'startedAt', order: 'DESC' }} bulkActionButtons={false}>
        <DataTable.Col<SplitTestItem> source="name" />
        <DataTable.Col<SplitTestItem> source="status">
          <FunctionField<SplitTestItem>
            render={({ status }) => translate(`resources.split-tests.status.${status}`)}
          />
        </DataTable.Col>
        <DataTable.Col<SplitTestItem> source="page" disableSort>
          <FunctionField<SplitTestItem> render={({ page }) => page.title || '–'} />
        </DataTable.Col>
        <DataTable.Col<SplitTestItem> source="startedAt">
          <DateCell source="startedAt" />
        </DataTable.Col>
      </StaffList>
      <Planner />
    </>
  )
}
