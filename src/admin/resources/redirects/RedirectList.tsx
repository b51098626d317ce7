import { DataTable } from 'react-admin'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

export default function RedirectList() {
  return (
    <StaffList sort={{ field: 'from', order: 'ASC' }}>
      <DataTable.Col source="from" />
      <DataTable.Col source="to" />
      <DataTable.Col source="status" disableSort />
      <DataTable.NumberCol source="hits" />
      <DataTable.Col source="lastHitAt">
        <DateCell source="lastHitAt" showTime />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <DateCell source="createdAt" />
      </DataTable.Col>
    </StaffList>
  )
}
