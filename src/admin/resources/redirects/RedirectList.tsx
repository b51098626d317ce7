import { DataTable, DateField } from 'react-admin'
import { StaffList } from '../../lists/StaffList.tsx'

export default function RedirectList() {
  return (
    <StaffList sort={{ field: 'from', order: 'ASC' }}>
      <DataTable.Col source="from" />
      <DataTable.Col source="to" />
      <DataTable.Col source="status" disableSort />
      <DataTable.Col source="createdAt">
        <DateField source="createdAt" />
      </DataTable.Col>
    </StaffList>
  )
}
